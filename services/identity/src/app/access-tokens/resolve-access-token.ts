import type { Actor } from "@callboard/kit/actor.ts";
import { forbidden, unauthenticated } from "@callboard/kit/failure.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import { GATEWAY, withRights, type Session } from "#app/resolve-session.ts";
import type { Deps } from "#app/ports.ts";
import { isLive, isTokenUseDue, mayUseTokens, type AccessToken } from "#domain/access-tokens/access-token.ts";

const REFUSED = unauthenticated("This access token is unknown, has expired or was revoked.");

/** Whose token it is, with their rights. */
export interface TokenSession extends Session {
  readonly token: AccessToken;
}

/**
 * Maps the hash of an access token to its member. UNAUTHENTICATED if it is not accepted, if the member may not sign in, and
 * while the member is an admin. Its use is written down at most once a minute.
 */
export async function resolveAccessToken(
  deps: Deps,
  actor: Actor,
  { tokenHash }: { readonly tokenHash: string },
): Promise<Result<TokenSession>> {
  if (actor.kind !== "system" || actor.service !== GATEWAY.service) return fail(forbidden("ROLE"));
  const { reads } = deps;
  const token = await reads.accessTokenByHash(tokenHash);
  if (token === null || !isLive(token, deps.now())) return fail(REFUSED);
  const account = (await reads.accounts([token.userId])).get(token.userId);
  if (account === undefined || account.suspended || !mayUseTokens(account.roles)) return fail(REFUSED);
  const provider = await reads.providerState(account.issuer, account.subject);
  if (provider !== null && endsTokens(provider, token)) return fail(REFUSED);
  await writeUse(deps, token);
  const session = await withRights(deps, account);
  return ok({ ...session, token });
}

/** A disabled account has no tokens, and a sign-out everywhere, as by a new password, ends those that were made before it. */
const endsTokens = (
  { enabled, signedOutAt }: { readonly enabled: boolean; readonly signedOutAt: Date | null },
  { createdAt }: AccessToken,
): boolean => !enabled || (signedOutAt !== null && createdAt < signedOutAt);

async function writeUse(deps: Deps, token: AccessToken): Promise<void> {
  const now = deps.now();
  if (!isTokenUseDue(token, now)) return;
  await deps.transaction(async (unit) => {
    await unit.saveAccessTokenUse(token.id, now);
    return ok();
  });
}
