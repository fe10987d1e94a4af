import { exampleAccount } from "./example-account.ts";
import { readRegistration, register } from "./registration.ts";
import type { RegistrationInput } from "./registration.ts";

const now = new Date("2026-11-21T12:00:00Z");
const input: RegistrationInput = {
  Role: "Talent",
  FirstName: " Ada ",
  LastName: "Vale",
  BirthDate: "1990-02-28",
  PhoneNumber: "+15551234567",
  AcceptTerms: true,
};

it("keeps the year of the birth date and nothing more of it", () => {
  expect(readRegistration(input, now)).toEqual({
    ok: true,
    value: {
      role: "Talent",
      firstName: "Ada",
      lastName: "Vale",
      birthYear: 1990,
      phoneNumber: "+15551234567",
    },
  });
});

it.each<[RegistrationInput, string, string]>([
  [{ Role: "Admin" }, "registration.Role", "CATALOG"],
  [{ Role: null }, "registration.Role", "CATALOG"],
  [{ FirstName: "" }, "registration.FirstName", "REQUIRED"],
  [{ LastName: "x".repeat(61) }, "registration.LastName", "TOO_LONG"],
  [{ BirthDate: "" }, "registration.BirthDate", "REQUIRED"],
  [{ BirthDate: "2001-02-30" }, "registration.BirthDate", "DATE"],
  [{ BirthDate: "28/02/1990" }, "registration.BirthDate", "DATE"],
  [{ BirthDate: "2026-11-22" }, "registration.BirthDate", "RANGE"],
  [{ BirthDate: "1899-12-31" }, "registration.BirthDate", "DATE"],
  [{ PhoneNumber: "5551234" }, "registration.PhoneNumber", "PHONE"],
  [{ AcceptTerms: false }, "registration.AcceptTerms", "REQUIRED"],
])("refuses %j", (change, path, rule) => {
  const result = readRegistration({ ...input, ...change }, now);
  expect(result).toMatchObject({ ok: false, failure: { code: "VALIDATION", fields: [{ path, rule }] } });
});

it.each([undefined, null, "", " "])("takes %j for no last name", (LastName) => {
  expect(readRegistration({ ...input, LastName }, now)).toMatchObject({ value: { lastName: "" } });
});

it.each([undefined, null, "", " "])("takes %j for no phone number", (PhoneNumber) => {
  expect(readRegistration({ ...input, PhoneNumber }, now)).toMatchObject({ value: { phoneNumber: null } });
});

it("takes a birth date with blanks around it", () => {
  expect(readRegistration({ ...input, BirthDate: " 1990-11-21 " }, now)).toMatchObject({
    value: { birthYear: 1990 },
  });
});

it.each([
  ["2013-11-21", true],
  ["2013-11-22", false],
  ["2026-10-24", false],
  ["2026-11-21", false],
  ["2012-02-29", true],
])("of somebody born on %s a registration is taken: %s", (BirthDate, taken) => {
  const result = readRegistration({ ...input, BirthDate }, now);
  expect(result.ok).toBe(taken);
  if (!result.ok) {
    expect(result.failure).toMatchObject({ code: "FORBIDDEN", rule: "REGISTRATION_REFUSED" });
    expect(result.failure.fields).toBeUndefined();
    expect(result.failure.message).toBe("We can't open an account for you.");
  }
});

it("names all failing fields at once", () => {
  const result = readRegistration({}, now);
  expect(result.ok ? [] : result.failure.fields?.map((field) => field.path)).toEqual([
    "registration.Role",
    "registration.FirstName",
    "registration.BirthDate",
    "registration.AcceptTerms",
  ]);
});

describe("registering", () => {
  const fresh = exampleAccount({ registered: false, role: null, roles: [], birthYear: null });
  const registration = {
    role: "Talent",
    firstName: "Ada",
    lastName: "Vale",
    birthYear: 2010,
    phoneNumber: null,
  } as const;

  it("gives the chosen role and the flag of a minor", () => {
    expect(register(fresh, registration, now)).toMatchObject({
      ok: true,
      value: { changed: true, account: { registered: true, roles: ["Talent"], role: "Talent", minor: true } },
    });
  });

  it("keeps what was chosen, and when the terms were accepted", () => {
    const agent = exampleAccount({ registered: false, roles: ["Agent"], birthYear: null });
    const grown = { ...registration, birthYear: 1990, phoneNumber: "+15551234567" };
    expect(register(agent, grown, now)).toEqual({
      ok: true,
      value: {
        changed: true,
        account: {
          ...agent,
          role: "Talent",
          roles: ["Agent", "Talent"],
          firstName: "Ada",
          lastName: "Vale",
          birthYear: 1990,
          phoneNumber: "+15551234567",
          minor: false,
          registered: true,
          acceptedTermsAt: now,
        },
      },
    });
  });

  it.each([
    ["Talent", [], true],
    ["Production", [], false],
    ["Agent", [], false],
    ["Talent", ["Agent"], false],
  ] as const)("lets a minor be %s beside %j: %s", (role, roles, allowed) => {
    const result = register({ ...fresh, roles }, { ...registration, role }, now);
    expect(result.ok).toBe(allowed);
    if (!result.ok)
      expect(result.failure.fields).toMatchObject([{ path: "registration.Role", rule: "ADULT_ACCOUNT" }]);
  });

  it("has a role once that the provider named as well", () => {
    const talent = { ...fresh, roles: ["Talent" as const] };
    expect(register(talent, registration, now)).toMatchObject({ value: { account: { roles: ["Talent"] } } });
  });

  it.each([
    ["again with the same role", exampleAccount(), "unchanged"],
    ["again with another role", exampleAccount({ roles: ["Agent"] }), "ALREADY_REGISTERED"],
    ["without a proven address", { ...fresh, emailVerified: false }, "EMAIL_UNVERIFIED"],
  ])("%s", (_when, account, expected) => {
    const result = register(account, registration, now);
    if (expected === "unchanged") expect(result).toEqual({ ok: true, value: { account, changed: false } });
    else expect(result).toMatchObject({ ok: false, failure: { code: "CONFLICT", rule: expected } });
  });
});
