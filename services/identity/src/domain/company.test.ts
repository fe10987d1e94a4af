import { changeCompany, changedFields, companyViewOf, mayChangeCompany, NO_FIELDS } from "./company.ts";
import type { CompanyInput } from "./company.ts";

const before = { ...NO_FIELDS, name: "Lumen Pictures", city: "Austin", capabilities: ["Casting"] };

it.each<[CompanyInput, object]>([
  [{ Name: " Lumen " }, { name: "Lumen", city: "Austin" }],
  [{ City: null }, { city: null }],
  [
    { Country: "US", Ein: "12-3456789" },
    { country: "US", ein: "12-3456789" },
  ],
  [{ Capabilities: ["Casting", "Casting", " "] }, { capabilities: ["Casting"] }],
  [{}, before],
])("%j gives %j", (input, expected) => {
  expect(changeCompany(before, input)).toMatchObject({ ok: true, value: expected });
});

it.each<[CompanyInput, string, string]>([
  [{ Name: "" }, "company.Name", "REQUIRED"],
  [{ Name: "x".repeat(121) }, "company.Name", "TOO_LONG"],
  [{ Country: "USA" }, "company.Country", "CATALOG"],
  [{ Email: "nobody" }, "company.Email", "EMAIL"],
  [{ Phone: "12" }, "company.Phone", "PHONE"],
  [{ Ein: "123" }, "company.Ein", "EIN"],
  [{ Bio: "x".repeat(5001) }, "company.Bio", "TOO_LONG"],
  [
    { Capabilities: Array.from({ length: 21 }, (_, place) => `c${place}`) },
    "company.Capabilities",
    "TOO_MANY",
  ],
  [{ Capabilities: ["x".repeat(61)] }, "company.Capabilities.0", "TOO_LONG"],
])("refuses %j", (input, path, rule) => {
  expect(changeCompany(before, input)).toMatchObject({ ok: false, failure: { fields: [{ path, rule }] } });
});

it("names the fields that differ", () => {
  expect(changedFields(before, { ...before, city: "Paris", capabilities: [] })).toEqual([
    "City",
    "Capabilities",
  ]);
  expect(changedFields(before, { ...before })).toEqual([]);
});

it.each([
  { who: "its member", roles: ["Production"], companyId: "a", view: "member", rule: undefined },
  { who: "another producer", roles: ["Production"], companyId: "b", view: "public", rule: "OWNERSHIP" },
  { who: "a talent", roles: ["Talent"], companyId: null, view: "public", rule: "OWNERSHIP" },
  { who: "an admin", roles: ["Admin"], companyId: null, view: "member", rule: undefined },
])("$who sees the $view view", ({ roles, companyId, view, rule }) => {
  const viewer = { userId: "viewer", roles, companyId };
  expect(companyViewOf(viewer, "a")).toBe(view);
  expect(mayChangeCompany(viewer, "a")?.rule).toBe(rule);
});
