import type { Actor, System } from "@callboard/kit/actor.ts";
import { forbidden, unauthenticated } from "@callboard/kit/failure.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import { newAccount, OWN_PROVIDER, type Account } from "#domain/account.ts";
import { deviceOf } from "#domain/sessions/device.ts";
import { isUseDue, type MemberSession } from "#domain/sessions/member-session.ts";
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
  /** The provider's session; empty if unknown. */
  readonly sessionId: string;
  /** Epoch seconds; 0 if unknown. */
  readonly signedInAt: number;
  readonly userAgent: string;
}

export interface Session {
  readonly account: Account;
  readonly linkedTalentIds: readonly string[];
  /** Whether the company that the member casts for has an approved project. */
  readonly companyApproved: boolean;
}

/** The only caller that may resolve sessions. */
export const GATEWAY: System = { kind: "system", service: "gateway" };

/**
 * Tokens are invalid if their member ended the session, if the account is disabled, or if it was signed out everywhere
 * after they were issued.
 */
function isEnded(state: ProviderState | null, session: MemberSession | null, issuedAt: number): boolean {
  if (session !== null && session.endedAt !== null) return true;
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
  const [known, state, session] = await Promise.all([
    reads.accountOfSubject(claims.issuer, claims.subject),
    reads.providerState(claims.issuer, claims.subject),
    claims.sessionId === "" ? null : reads.session(claims.sessionId),
  ]);
  if (isEnded(state, session, claims.issuedAt))
    return fail(unauthenticated("You have been signed out. Sign in again."));
  const account = known ?? (await addAccount(deps, claims, state));
  if (account === null) return fail(unauthenticated());
  await writeUse(deps, { userId: account.id, claims, session });
  return ok(await withRights(deps, account));
}

/** An account with what its member may do because of others, by the account's roles. */
export async function withRights({ reads, upstreams }: Deps, account: Account): Promise<Session> {
  const isAgent = account.roles.includes("Agent");
  const { companyId } = account;
  const casts = account.roles.includes("Production") && companyId !== null;
  const [linkedTalentIds, companyApproved] = await Promise.all([
    isAgent ? reads.linkedTalentIds(account.id) : [],
    casts && upstreams.isApprovedCompany(companyId),
  ]);
  return { account, linkedTalentIds, companyApproved };
}

interface Use {
  readonly userId: string;
  readonly claims: TokenClaims;
  readonly session: MemberSession | null;
}

/** Writes down that a session is used, unless that was done a moment ago. */
async function writeUse(deps: Deps, { userId, claims, session }: Use): Promise<void> {
  const now = deps.now();
  if (claims.sessionId === "" || !isUseDue(session, now)) return;
  const beganAt = claims.signedInAt === 0 ? now : new Date(claims.signedInAt * 1000);
  const use = { id: claims.sessionId, userId, beganAt, lastUsedAt: now, endedAt: null };
  await deps.transaction(async (unit) => {
    await unit.saveSessionUse({ ...use, ...deviceOf(claims.userAgent) });
    return ok();
  });
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
