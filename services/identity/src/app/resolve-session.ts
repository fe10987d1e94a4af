import type { Actor, System } from "@callboard/kit/actor.ts";
import { forbidden, unauthenticated } from "@callboard/kit/failure.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import { newAccount, OWN_PROVIDER, type Account } from "#domain/account.ts";
import type { Deps, ProviderState } from "./ports.ts";

/** Claims of a verified access token. */
export interface TokenClaims {
  /** OWN_PROVIDER, or the issuer URL of an external provider. */
  readonly issuer: string;
  readonly subject: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly givenName: string;
  readonly familyName: string;
  readonly realmRoles: readonly string[];
  /** Epoch seconds; 0 if unknown. */
  readonly issuedAt: number;
}

export interface Session {
  readonly account: Account;
  readonly linkedTalentIds: readonly string[];
  /** Whether the company that the member casts for has an approved project. */
  readonly companyApproved: boolean;
}

/** The only caller that may resolve sessions. */
export const GATEWAY: System = { kind: "system", service: "gateway" };

/** Tokens are invalid if the account is disabled, or was signed out everywhere after they were issued. */
function isEnded(state: ProviderState | null, issuedAt: number): boolean {
  if (state === null) return false;
  const signedOutAt = state.signedOutAt === null ? 0 : Math.floor(state.signedOutAt.getTime() / 1000);
  return !state.enabled || (issuedAt > 0 && issuedAt < signedOutAt);
}

/**
 * Maps a token to its member, who is created at the first sign-in. UNAUTHENTICATED if the provider has ended the
 * session.
 */
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
  const { companyId } = account;
  const casts = account.roles.includes("Production") && companyId !== null;
  const [linkedTalentIds, companyApproved] = await Promise.all([
    isAgent ? reads.linkedTalentIds(account.id) : [],
    casts && deps.upstreams.isApprovedCompany(companyId),
  ]);
  return ok({ account, linkedTalentIds, companyApproved });
}

/** Only roles from our own provider count; those of an external provider are ignored. */
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
