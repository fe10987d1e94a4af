import { USER_ROLES, type UserRole } from "@callboard/catalog/people.ts";
import type { UserSettings } from "./settings.ts";

/** Names the product's own identity provider in the records, so that its accounts outlive a change of the public host. */
export const OWN_PROVIDER = "own";

/** One member: the person, the roles, and what the account may do now. Ids are bare. */
export interface Account {
  readonly id: string;
  /** OWN_PROVIDER, or the issuer of an outside one. */
  readonly issuer: string;
  /** The account's id at the identity provider. */
  readonly subject: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly firstName: string;
  readonly lastName: string;
  /** E.164. */
  readonly phoneNumber: string | null;
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
  /** When the suspension ends by itself. */
  readonly suspendedUntil: Date | null;
  /** When a closed account is erased; until then its member may keep it. */
  readonly eraseAt: Date | null;
  readonly erasedAt: Date | null;
  readonly birthYear: number | null;
  readonly minor: boolean;
  readonly settings: UserSettings;
  readonly shortcuts: readonly string[] | null;
  /** Rises by one with every event of the member. */
  readonly version: number;
  /** Rises with every change of what a session is made of. */
  readonly sessionVersion: number;
}

/** What a provider says of somebody who signs in. */
export interface SignedInPerson {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly givenName: string;
  readonly familyName: string;
}

/** The account of somebody who signs in for the first time: nobody is registered by signing in. */
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

/** The roles that the product knows, out of what a provider asserts; in the catalogue's order, once each. */
export function knownRoles(names: readonly string[]): UserRole[] {
  return USER_ROLES.filter((role) => names.includes(role));
}

export function sameRoles(a: readonly UserRole[], b: readonly UserRole[]): boolean {
  return a.length === b.length && a.every((role) => b.includes(role));
}

/** The account with other roles; the shown role stays when it is still one of them. */
export function withRoles(account: Account, roles: readonly UserRole[]): Account {
  const role = account.role !== null && roles.includes(account.role) ? account.role : (roles[0] ?? null);
  return { ...account, roles, role };
}

/** Seen by nobody but the person and admins: suspended, or not registered yet. */
export function isHidden(account: Account): boolean {
  return account.suspended || !account.registered;
}
