import type { Account } from "./account.ts";

/** An account for tests of rules: a registered, active talent; any fact can be overridden. */
export function exampleAccount(facts: Partial<Account> = {}): Account {
  return {
    id: "talent",
    issuer: "https://callboard.test/auth/realms/callboard",
    subject: "subject",
    email: "ada@callboard.test",
    emailVerified: true,
    firstName: "Ada",
    lastName: "Vale",
    phoneNumber: null,
    signInPhone: null,
    profileMediaId: null,
    role: "Talent",
    roles: ["Talent"],
    companyId: null,
    companyOwner: false,
    bio: null,
    registered: true,
    acceptedTermsAt: null,
    suspended: false,
    suspensionReason: null,
    suspendedUntil: null,
    eraseAt: null,
    erasedAt: null,
    birthYear: 1990,
    minor: false,
    settings: {},
    shortcuts: null,
    version: 1,
    sessionVersion: 1,
    ...facts,
  };
}
