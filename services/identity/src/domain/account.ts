import { USER_ROLES, type UserRole } from "@callboard/catalog/people.ts";
import type { UserSettings } from "./settings.ts";

/**
 * Identifies the product's own identity provider in records, so that accounts survive a change of the public host.
 */
export const OWN_PROVIDER = "own";

/** A member: the person, the roles, and what the account may do now. Ids are bare. */
export interface Account {
  readonly id: string;
  /** OWN_PROVIDER, or the issuer URL of an external provider. */
  readonly issuer: string;
  /** The account's id at the identity provider. */
  readonly subject: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly firstName: string;
  readonly lastName: string;
  /** What others may call, in E.164 format; nobody has proved it. */
  readonly phoneNumber: string | null;
  /** What the member signs in with, in E.164 format, proved by a code; nobody else has the same, or reads it. */
  readonly signInPhone: string | null;
  readonly profileMediaId: string | null;
  /** The role shown on the card; one of `roles`. */
  readonly role: UserRole | null;
  readonly roles: readonly UserRole[];
  readonly companyId: string | null;
  /** Whether the member is an owner of the company. */
  readonly companyOwner: boolean;
  readonly bio: string | null;
  readonly registered: boolean;
  readonly acceptedTermsAt: Date | null;
  readonly suspended: boolean;
  readonly suspensionReason: string | null;
  /** When the suspension ends automatically. */
  readonly suspendedUntil: Date | null;
  /** When a closed account is erased; its member may keep it until then. */
  readonly eraseAt: Date | null;
  readonly erasedAt: Date | null;
  readonly birthYear: number | null;
  readonly minor: boolean;
  readonly settings: UserSettings;
  readonly shortcuts: readonly string[] | null;
  /** Raised by one with every event about the member. */
  readonly version: number;
  /** Raised whenever something that a session depends on changes. */
  readonly sessionVersion: number;
}

/** The provider's facts about someone who signs in. */
export interface SignedInPerson {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly givenName: string;
  readonly familyName: string;
}

/** The account created at the first sign-in; signing in does not register anyone. */
export function newAccount(id: string, person: SignedInPerson, roleNames: readonly string[]): Account {
  const { issuer, subject, email, emailVerified, givenName, familyName } = person;
  const roles = knownRoles(roleNames);
  return {
    id,
    issuer,
    subject,
    email,
    emailVerified,
    firstName: givenName,
    lastName: familyName,
    phoneNumber: null,
    signInPhone: null,
    profileMediaId: null,
    role: roles[0] ?? null,
    roles,
    companyId: null,
    companyOwner: false,
    bio: null,
    registered: false,
    acceptedTermsAt: null,
    suspended: false,
    suspensionReason: null,
    suspendedUntil: null,
    eraseAt: null,
    erasedAt: null,
    birthYear: null,
    minor: false,
    settings: {},
    shortcuts: null,
    version: 0,
    sessionVersion: 1,
  };
}

/** The roles known to the product among those the provider asserts, deduplicated and in catalog order. */
export function knownRoles(names: readonly string[]): UserRole[] {
  return USER_ROLES.filter((role) => names.includes(role));
}

export function sameRoles(a: readonly UserRole[], b: readonly UserRole[]): boolean {
  return a.length === b.length && a.every((role) => b.includes(role));
}

/** The account with new roles; the shown role is kept if it is still one of them. */
export function withRoles(account: Account, roles: readonly UserRole[]): Account {
  const role = account.role !== null && roles.includes(account.role) ? account.role : (roles[0] ?? null);
  return { ...account, roles, role };
}

/** Hidden accounts are suspended or unregistered, and visible only to the person and admins. */
export function isHidden(account: Account): boolean {
  return account.suspended || !account.registered;
}
