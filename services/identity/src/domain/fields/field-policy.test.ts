import { NAMED_FIELDS } from "@callboard/catalog/fields/profile.ts";
import { isProfileField, writableField, writableList } from "./field-policy.ts";
import type { FieldRelations } from "./field-policy.ts";

const nobody: FieldRelations = { self: false, agent: false, admin: false };
const RELATIONS = {
  self: { ...nobody, self: true },
  agent: { ...nobody, agent: true },
  admin: { ...nobody, admin: true },
  ownAdmin: { self: true, agent: false, admin: true },
} as const;

const PERSONAL = ["FirstName", "LastName", "PhoneNumber"];
const SHARED = ["ProfileImage", "Bio", ...NAMED_FIELDS];
const NEVER = (
  "PK SK Email StripeId SubscriptionId SubscriptionStatus CurrentSubscription BillingFrequency BrandCode " +
  "CompanyId Company Agent CreatedBy Submissions Skills Unions UserRoles"
).split(" ");

type Who = keyof typeof RELATIONS;

function cells(fields: readonly string[], allowed: readonly Who[]): [Who, string, string][] {
  const everyone = Object.keys(RELATIONS) as Who[];
  return fields.flatMap((field) =>
    everyone.map((who): [Who, string, string] => [who, field, allowed.includes(who) ? "ok" : "FORBIDDEN"]),
  );
}

it.each([
  ...cells(PERSONAL, ["self", "admin", "ownAdmin"]),
  ...cells(SHARED, ["self", "agent", "admin", "ownAdmin"]),
  ...cells(["UserRole", "Suspended"], ["admin"]),
  ...cells(["RegistrationCompleted"], ["admin", "ownAdmin"]),
  ...cells(NEVER, []),
  ...cells(["ShoeSize"], []).map(([who, field]): [Who, string, string] => [who, field, "VALIDATION"]),
])("%s writes %s: %s", (who, field, expected) => {
  const result = writableField(field, RELATIONS[who]);
  expect(result.ok ? "ok" : result.failure.code).toBe(expected);
});

it.each([
  ...cells(["Skills", "Unions"], ["self", "agent", "admin", "ownAdmin"]),
  ...cells(["UserRoles"], ["admin"]),
  ...cells(["Bio", "UserRole", "Email", "PK"], []),
  ...cells(["ShoeSizes"], []).map(([who, field]): [Who, string, string] => [who, field, "VALIDATION"]),
])("%s writes the list %s: %s", (who, field, expected) => {
  const result = writableList(field, RELATIONS[who]);
  expect(result.ok ? "ok" : result.failure.code).toBe(expected);
});

it("names the field that may not be written", () => {
  expect(writableField("Email", RELATIONS.self)).toMatchObject({
    ok: false,
    failure: { code: "FORBIDDEN", rule: "FIELD", fields: [{ path: "field", rule: "FIELD" }] },
  });
});

it.each([writableField, writableList])("names where an unknown field was said: %p", (write) => {
  expect(write("ShoeSize", RELATIONS.self)).toMatchObject({
    failure: { code: "VALIDATION", fields: [{ path: "field", rule: "UNKNOWN" }] },
  });
});

it.each([
  ["EyeColor", true],
  ["TravelPreference", true],
  ["Bio", false],
  ["UserRole", false],
] as const)("%s is kept by talent: %s", (field, expected) => {
  expect(isProfileField(field)).toBe(expected);
});

it("rejects a stranger before the field is checked", () => {
  expect(writableField("ShoeSize", nobody)).toMatchObject({ ok: false, failure: { rule: "OWNERSHIP" } });
});
