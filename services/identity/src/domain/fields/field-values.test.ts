import { exampleAccount } from "#domain/example-account.ts";
import { requireRemainingAdmin, writeField, type OwnField } from "./field-values.ts";

const account = exampleAccount({ roles: ["Talent", "Agent"] });

it.each<[OwnField, string, object | string]>([
  ["FirstName", "  Zoë ", { firstName: "Zoë" }],
  ["FirstName", "", "REQUIRED"],
  ["FirstName", "x".repeat(61), "TOO_LONG"],
  ["LastName", "O'Hara", { lastName: "O'Hara" }],
  ["LastName", "evil\u202etxt", "CHARACTERS"],
  ["PhoneNumber", "+15551234567", { phoneNumber: "+15551234567" }],
  ["PhoneNumber", "", { phoneNumber: null }],
  ["PhoneNumber", "555-1234", "PHONE"],
  ["Bio", "Two\nlines", { bio: "Two\nlines" }],
  ["Bio", "x".repeat(5001), "TOO_LONG"],
  ["UserRole", "Agent", { role: "Agent" }],
  ["UserRole", "Admin", "CATALOG"],
  ["Suspended", "true", { suspended: true }],
  ["Suspended", "yes", "TYPE"],
  ["RegistrationCompleted", "false", { registered: false }],
  ["RegistrationCompleted", "no", "TYPE"],
])("%s = %j: %j", (field, value, expected) => {
  const result = writeField(account, field, value);
  if (typeof expected === "object") expect(result).toMatchObject({ ok: true, value: expected });
  else expect(result).toMatchObject({ ok: false, failure: { fields: [{ path: "value", rule: expected }] } });
});

it("rejects the registration of a member without a role", () => {
  expect(writeField(exampleAccount({ roles: [] }), "RegistrationCompleted", "true")).toMatchObject({
    failure: { fields: [{ path: "value", rule: "NO_ROLE" }] },
  });
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
