import { exampleAccount } from "#domain/example-account.ts";
import { readRoles, requireRemainingAdmin, writeField, type OwnField } from "./field-values.ts";

const account = exampleAccount({ roles: ["Talent", "Agent"] });

it.each<[OwnField, string, object | string]>([
  ["FirstName", "  Zoë ", { firstName: "Zoë" }],
  ["FirstName", "", "REQUIRED"],
  ["FirstName", "x".repeat(61), "TOO_LONG"],
  ["LastName", "O'Hara", { lastName: "O'Hara" }],
  ["LastName", "evil\u202etxt", { lastName: "eviltxt" }],
  ["PhoneNumber", "+15551234567", { phoneNumber: "+15551234567" }],
  ["PhoneNumber", "", { phoneNumber: null }],
  ["PhoneNumber", "555-1234", "PHONE"],
  ["Bio", "Two\nlines", { bio: "Two\nlines" }],
  ["Bio", "x".repeat(5001), "TOO_LONG"],
  ["UserRole", "Agent", { role: "Agent" }],
  ["UserRole", " Agent ", { role: "Agent" }],
  ["UserRole", "Admin", "CATALOG"],
  ["Suspended", "true", { suspended: true, suspensionReason: null, suspendedUntil: null }],
  ["Suspended", " true ", { suspended: true }],
  ["Suspended", "false", { suspended: false }],
  ["Suspended", "yes", "TYPE"],
  ["RegistrationCompleted", "true", { registered: true }],
  ["RegistrationCompleted", "false", { registered: false }],
  ["RegistrationCompleted", "no", "TYPE"],
])("%s = %j: %j", (field, value, expected) => {
  const result = writeField(account, field, value);
  if (typeof expected === "object") expect(result).toMatchObject({ ok: true, value: expected });
  else expect(result).toMatchObject({ ok: false, failure: { fields: [{ path: "value", rule: expected }] } });
});

describe("the registration of a member without a role", () => {
  const withoutRole = exampleAccount({ roles: [], role: null });

  it("cannot be complete", () => {
    expect(writeField(withoutRole, "RegistrationCompleted", "true")).toMatchObject({
      failure: { fields: [{ path: "value", rule: "NO_ROLE" }] },
    });
  });

  it("can be taken back", () => {
    expect(writeField(withoutRole, "RegistrationCompleted", "false")).toMatchObject({
      value: { registered: false },
    });
  });
});

describe("somebody who is suspended", () => {
  const reason = { suspensionReason: "Spam.", suspendedUntil: new Date("2026-12-01T00:00:00Z") };
  const suspended = exampleAccount({ suspended: true, ...reason });

  it("stays so with the reason and the end that were given", () => {
    expect(writeField(suspended, "Suspended", "true")).toEqual({ ok: true, value: suspended });
  });

  it("is free without them", () => {
    expect(writeField(suspended, "Suspended", "false")).toEqual({
      ok: true,
      value: { ...suspended, suspended: false, suspensionReason: null, suspendedUntil: null },
    });
  });
});

it.each([
  [
    ["Talent", "Admin"],
    ["Admin", "Talent"],
  ],
  [["Agent", "Agent"], ["Agent"]],
])("reads the roles %j as %j", (sent, roles) => {
  expect(readRoles(sent)).toEqual({ ok: true, value: roles });
});

it.each([
  [[], "value", "REQUIRED"],
  [["Star"], "value.0", "CATALOG"],
  [Array.from({ length: 101 }, () => "Talent"), "value", "TOO_MANY"],
])("refuses the roles %j", (sent, path, rule) => {
  expect(readRoles(sent)).toMatchObject({ ok: false, failure: { fields: [{ path, rule }] } });
});

describe("the last admin", () => {
  const admin = exampleAccount({ roles: ["Admin"], role: "Admin" });

  it.each([
    ["the only one is suspended", { suspended: true }, 1, "LAST_ADMIN"],
    ["the only one loses registration", { registered: false }, 1, "LAST_ADMIN"],
    ["the only one loses the role", { roles: ["Talent" as const] }, 1, "LAST_ADMIN"],
    ["one of two is suspended", { suspended: true }, 2, "ok"],
    ["the only one changes the name", { firstName: "Eve" }, 1, "ok"],
  ])("%s", (_what, change, admins, expected) => {
    const result = requireRemainingAdmin(admin, { ...admin, ...change }, admins);
    expect(result.ok ? "ok" : result.failure.rule).toBe(expected);
  });
});
