import type { Result } from "@callboard/kit/result.ts";

/** An account as stored by the identity provider. */
export interface ProviderAccount {
  /** Its id at the provider, the `sub` of its tokens. */
  readonly subject: string;
  readonly email: string;
  readonly emailVerified: boolean;
  /** The number that signs in as well, in E.164. */
  readonly phone: string | null;
  readonly firstName: string;
  readonly lastName: string;
  /** A disabled account has no sessions, and its tokens are invalid. */
  readonly enabled: boolean;
  /** All role names that the provider lists for it, including unknown ones. */
  readonly roles: readonly string[];
  /** Tokens issued before this moment are no longer valid. */
  readonly signedOutAt: Date | null;
}

export interface NewProviderAccount {
  readonly email: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly emailVerified: boolean;
}

/** Accounts changed since a cursor, in their current state; 200 per batch at most. */
export interface ProviderChanges {
  readonly cursor: string;
  readonly accounts: readonly ProviderAccount[];
  /** Subjects of deleted accounts. */
  readonly gone: readonly string[];
  /** Subjects whose password was changed elsewhere than by `setPassword`. */
  readonly newPasswords: readonly string[];
}

/**
 * Port of the identity provider. Every call is idempotent, finishes within 3 s, and is UNAVAILABLE if the provider
 * does not respond; NOT_FOUND for an unknown subject.
 */
export interface IdentityProvider {
  readonly findByEmail: (email: string) => Promise<Result<ProviderAccount | null>>;
  readonly find: (subject: string) => Promise<Result<ProviderAccount | null>>;
  /** CONFLICT EXISTS if the address is taken. */
  readonly create: (account: NewProviderAccount) => Promise<Result<ProviderAccount>>;
  readonly setPassword: (subject: string, password: string) => Promise<Result<void>>;
  /**
   * Signs in with this number, in E.164, instead of the one before; null: with none. Whoever else had it signs in with it no
   * longer.
   */
  readonly setPhone: (subject: string, phone: string | null) => Promise<Result<void>>;
  readonly setEnabled: (subject: string, enabled: boolean) => Promise<Result<void>>;
  /** Deletes the account permanently; deleting it again is not an error. */
  readonly remove: (subject: string) => Promise<Result<void>>;
  readonly addRole: (subject: string, role: string) => Promise<Result<void>>;
  readonly removeRole: (subject: string, role: string) => Promise<Result<void>>;
  /** Ids of the sessions that go on. */
  readonly sessions: (subject: string) => Promise<Result<readonly string[]>>;
  /** Ends one session and revokes its refresh tokens; one that has ended, or is unknown, is not an error. */
  readonly endSession: (subject: string, sessionId: string) => Promise<Result<void>>;
  /** Ends all sessions and revokes refresh tokens immediately. */
  readonly signOutEverywhere: (subject: string) => Promise<Result<void>>;
  /** Changes after `cursor`, by any actor; "0" reads from the beginning. */
  readonly changesAfter: (cursor: string) => Promise<Result<ProviderChanges>>;
}
