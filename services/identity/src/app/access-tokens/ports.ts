import type { AccessToken } from "#domain/access-tokens/access-token.ts";

/** Reads of access tokens outside a transaction. */
export interface TokenReads {
  accessTokenByHash(tokenHash: string): Promise<AccessToken | null>;
  /** A member's tokens that are accepted now, the newest first; all of them. */
  accessTokensOf(userId: string, now: Date): Promise<readonly AccessToken[]>;
}

/** Writes of access tokens. */
export interface TokenWrites {
  /** A member's tokens that are accepted now; lock the account first, so that nobody else adds one. */
  accessTokensOf(userId: string, now: Date): Promise<readonly AccessToken[]>;
  insertAccessToken(token: AccessToken): Promise<void>;
  /** The token of this member, whatever its state; null if there is none. */
  lockAccessToken(id: string, userId: string): Promise<AccessToken | null>;
  endAccessToken(id: string, now: Date): Promise<void>;
  /** Writes down the use of a token, unless another replica just did. */
  saveAccessTokenUse(id: string, now: Date): Promise<void>;
}
