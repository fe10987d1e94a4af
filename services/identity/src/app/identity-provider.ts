import type { Result } from "@callboard/kit/result.ts";

/** An account as the identity provider keeps it. */
export interface ProviderAccount {
  /** Its id at the provider; the `sub` of its tokens. */
  readonly subject: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly firstName: string;
  readonly lastName: string;
  /** A disabled account has no sessions and its tokens are worth nothing. */
  readonly enabled: boolean;
  /** All role names that the provider knows of it, also foreign ones. */
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

/** Accounts that changed since a cursor, as they are now, at most 200 in a batch. */
export interface ProviderChanges {
  readonly cursor: string;
  readonly accounts: readonly ProviderAccount[];
  /** Subjects of accounts that no longer exist. */
  readonly gone: readonly string[];
}

/**
 * What identity does at the identity provider. Every call is idempotent, ends within 3 s and is UNAVAILABLE
 * when the provider does not respond; NOT_FOUND for an unknown subject.
 */
export interface IdentityProvider {
  readonly findByEmail: (email: string) => Promise<Result<ProviderAccount | null>>;
  readonly find: (subject: string) => Promise<Result<ProviderAccount | null>>;
  /** CONFLICT EXISTS when the address is taken. */
  readonly create: (account: NewProviderAccount) => Promise<Result<ProviderAccount>>;
  readonly setPassword: (subject: string, password: string) => Promise<Result<void>>;
  readonly setEnabled: (subject: string, enabled: boolean) => Promise<Result<void>>;
  /** Deletes the account for good; removing it again is no error. */
  readonly remove: (subject: string) => Promise<Result<void>>;
  readonly addRole: (subject: string, role: string) => Promise<Result<void>>;
  readonly removeRole: (subject: string, role: string) => Promise<Result<void>>;
  /** Ends all sessions and refresh tokens at once. */
  readonly signOutEverywhere: (subject: string) => Promise<Result<void>>;
  /** What changed after `cursor`, whoever changed it; "0" reads from the beginning. */
  readonly changesAfter: (cursor: string) => Promise<Result<ProviderChanges>>;
}
