import type { Actor, System } from "@callboard/kit/actor.ts";
import { forbidden, unauthenticated } from "@callboard/kit/failure.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import { newAccount, OWN_PROVIDER, type Account } from "#domain/account.ts";
import type { Deps, ProviderState } from "./ports.ts";

/** What a verified access token says of its bearer. */
export interface TokenClaims {
  /** OWN_PROVIDER, or the issuer of an outside one. */
  readonly issuer: string;
  readonly subject: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly givenName: string;
  readonly familyName: string;
  readonly realmRoles: readonly string[];
  /** Epoch seconds; 0 when unknown. */
  readonly issuedAt: number;
}

export interface Session {
  readonly account: Account;
  readonly linkedTalentIds: readonly string[];
}

/** The one caller that resolves sessions. */
export const GATEWAY: System = { kind: "system", service: "gateway" };

/** An account that is switched off has no valid token; nor has one that was signed out everywhere since. */
function isEnded(state: ProviderState | null, issuedAt: number): boolean {
  if (state === null) return false;
  const signedOutAt = state.signedOutAt === null ? 0 : Math.floor(state.signedOutAt.getTime() / 1000);
  return !state.enabled || (issuedAt > 0 && issuedAt < signedOutAt);
}

/** Maps a token to its member, made at the first sign-in. UNAUTHENTICATED when the provider has ended its sign-in. */
export async function resolveSession(
  deps: Deps,
  actor: Actor,
  claims: TokenClaims,
): Promise<Result<Session>> {
  if (actor.kind !== "system" || actor.service !== GATEWAY.service) return fail(forbidden("ROLE"));
  const { reads } = deps;
  const [known, state] = await Promise.all([
    reads.accountOfSubject(claims.issuer, claims.subject),
    reads.providerState(claims.issuer, claims.subject),
  ]);
  if (isEnded(state, claims.issuedAt))
    return fail(unauthenticated("You have been signed out. Sign in again."));
  const account = known ?? (await addAccount(deps, claims, state));
  if (account === null) return fail(unauthenticated());
  const isAgent = account.roles.includes("Agent");
  return ok({ account, linkedTalentIds: isAgent ? await reads.linkedTalentIds(account.id) : [] });
}

/** Roles are those of our own provider; an outside provider's are worth nothing. */
async function addAccount(
  deps: Deps,
  claims: TokenClaims,
  state: ProviderState | null,
): Promise<Account | null> {
  const roles = claims.issuer === OWN_PROVIDER ? (state?.roles ?? claims.realmRoles) : [];
  const account = newAccount(deps.newId(), claims, roles);
  const added = await deps.transaction(async (unit) => ok(await unit.insertAccount(account)));
  return added.ok ? deps.reads.accountOfSubject(claims.issuer, claims.subject) : null;
}
