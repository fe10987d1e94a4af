import type { Member } from "@callboard/kit/actor.ts";
import { conflict, forbidden, limitReached, notFound } from "@callboard/kit/failure.ts";
import { LIMITS } from "@callboard/catalog/limits.ts";
import { isUuid } from "@callboard/kit/ids.ts";
import { newPersonalToken, personalTokenHash } from "@callboard/kit/tokens/personal-token.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import {
  mayUseTokens,
  newToken,
  readToken,
  type AccessToken,
  type TokenFields,
} from "#domain/access-tokens/access-token.ts";
import { forOwner } from "#app/privacy/for-owner.ts";
import type { Deps, UnitOfWork } from "#app/ports.ts";

/** A new token with its secret, which nobody can read again. */
export interface CreatedToken {
  readonly token: AccessToken;
  readonly secret: string;
}

/** The caller's own access tokens that are accepted now, the newest first. */
export const readAccessTokens = forOwner<Pick<Deps, "reads" | "now">, void, readonly AccessToken[]>(
  { suspended: false, recent: false },
  async ({ reads, now }, owner) => ok(await reads.accessTokensOf(owner.userId, now())),
);

/**
 * Makes an access token of the caller, who is no admin and has signed in within the last five minutes. CONFLICT EXISTS if one of that name is
 * accepted now, so that a repeated call makes no second one; LIMIT ACCESS_TOKENS. Audited; the member is notified.
 */
export const createAccessToken = forOwner<Deps, Parameters<typeof readToken>[0], CreatedToken>(
  { suspended: false, recent: true },
  async (deps, owner, input) => {
    if (!mayUseTokens(owner.roles)) return fail(forbidden("ROLE", "Admins have no access tokens."));
    const read = readToken(input);
    if (!read.ok) return read;
    return deps.transaction((unit) => create(deps, unit, { owner, fields: read.value }));
  },
);

interface Wanted {
  readonly owner: Member;
  readonly fields: TokenFields;
}

async function create(
  deps: Deps,
  unit: UnitOfWork,
  { owner, fields }: Wanted,
): Promise<Result<CreatedToken>> {
  const { userId } = owner;
  const account = await unit.lockAccount(userId);
  if (account === null || account.suspended) return fail(notFound("member"));
  const own = await unit.accessTokensOf(userId, deps.now());
  if (own.some(({ name }) => name === fields.Name))
    return fail(conflict("EXISTS", "You have a token of that name. Revoke it, or choose another name."));
  if (own.length >= LIMITS.accessTokens) return fail(limitReached("ACCESS_TOKENS", LIMITS.accessTokens));
  const secret = newPersonalToken();
  const tokenHash = personalTokenHash(secret) ?? "";
  const token = newToken({ id: deps.newId(), userId, tokenHash }, fields, deps.now());
  await unit.insertAccessToken(token);
  await unit.addEvents(owner, [{ kind: "UserAccessTokenCreated", userId, tokenId: token.id }]);
  return ok({ token, secret });
}

/** Ends one of the caller's tokens at once; one that has ended stays so. NOT_FOUND for somebody else's. Audited. */
export const revokeAccessToken = forOwner<Deps, { readonly tokenId: string }, void>(
  { suspended: false, recent: false },
  (deps, owner, { tokenId }) =>
    deps.transaction(async (unit) => {
      const { userId } = owner;
      const token = isUuid(tokenId) ? await unit.lockAccessToken(tokenId, userId) : null;
      if (token === null) return fail(notFound("access token"));
      if (token.endedAt !== null) return ok();
      await unit.endAccessToken(tokenId, deps.now());
      await unit.addEvents(owner, [{ kind: "UserAccessTokenRevoked", userId, tokenId }]);
      return ok();
    }),
);
