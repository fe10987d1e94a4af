import { isHidden, knownRoles, newAccount, OWN_PROVIDER, sameRoles, withRoles } from "./account.ts";
import { exampleAccount } from "./example-account.ts";

const person = {
  issuer: OWN_PROVIDER,
  subject: "s1",
  email: "ada@callboard.test",
  emailVerified: true,
  givenName: "Ada",
  familyName: "Vale",
};

it("registers and suspends nobody who signs in for the first time, and hands out nothing", () => {
  expect(newAccount("a1", person, ["Agent", "offline_access", "Talent"])).toEqual({
    id: "a1",
    issuer: "own",
    subject: "s1",
    email: "ada@callboard.test",
    emailVerified: true,
    firstName: "Ada",
    lastName: "Vale",
    phoneNumber: null,
    signInPhone: null,
    profileMediaId: null,
    role: "Talent",
    roles: ["Talent", "Agent"],
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
  });
  expect(newAccount("a1", person, []).role).toBeNull();
});

it.each([
  [[], []],
  [["offline_access", "uma_authorization"], []],
  [
    ["Talent", "Admin"],
    ["Admin", "Talent"],
  ],
  [["Agent", "Agent"], ["Agent"]],
])("of %j the product knows %j", (names, expected) => {
  expect(knownRoles(names)).toEqual(expected);
});

it.each([
  [[], [], true],
  [["Talent", "Agent"], ["Agent", "Talent"], true],
  [["Talent"], ["Talent", "Agent"], false],
  [["Talent", "Agent"], ["Talent"], false],
  [["Talent", "Agent"], ["Talent", "Admin"], false],
] as const)("%j and %j are the same roles: %s", (a, b, expected) => {
  expect(sameRoles(a, b)).toBe(expected);
});

it.each([
  ["Talent", ["Agent", "Talent"], "Talent"],
  ["Talent", ["Agent"], "Agent"],
  ["Talent", [], null],
  [null, ["Agent"], "Agent"],
] as const)("%s is shown; with the roles %j it is %s", (role, roles, shown) => {
  const account = exampleAccount({ role, roles: ["Talent"] });
  expect(withRoles(account, roles)).toEqual({ ...account, roles, role: shown });
});

it.each([
  [{}, false],
  [{ registered: false }, true],
  [{ suspended: true }, true],
])("with %j an account is hidden: %s", (facts, hidden) => {
  expect(isHidden(exampleAccount(facts))).toBe(hidden);
});
