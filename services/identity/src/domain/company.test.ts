import {
  changedFields,
  checkLogo,
  companyViewOf,
  mayChangeCompany,
  NO_FIELDS,
  readCompany,
  readNewCompany,
  shownFiles,
  type CompanyInput,
} from "./company.ts";

const LOGO = "01a208fe-0beb-77b7-8132-caf3144e2a68";
const before = { ...NO_FIELDS, name: "Lumen Pictures", city: "Austin", capabilities: ["Casting"] };

it.each<[CompanyInput, object]>([
  [{ Name: " Lumen " }, { name: "Lumen" }],
  [{ City: null }, { city: null }],
  [
    { City: " ", Email: "" },
    { city: null, email: null },
  ],
  [
    { Country: "US", Ein: "12-3456789" },
    { country: "US", ein: "12-3456789" },
  ],
  [{ Ein: "123456789" }, { ein: "123456789" }],
  [{ Capabilities: ["Casting", "Casting", " "] }, { capabilities: ["Casting"] }],
  [{ Capabilities: null }, { capabilities: [] }],
  [{ Logo: `MED#${LOGO}` }, { logoMediaId: LOGO }],
  [{ Logo: LOGO }, { logoMediaId: LOGO }],
  [{ Logo: "" }, { logoMediaId: null }],
  [{}, {}],
])("%j gives %j and keeps the rest", (input, expected) => {
  expect(readCompany(input)).toEqual({ ok: true, value: expected });
});

it.each<[CompanyInput, string, string]>([
  [{ Name: "" }, "company.Name", "REQUIRED"],
  [{ Name: null }, "company.Name", "REQUIRED"],
  [{ Name: "x".repeat(121) }, "company.Name", "TOO_LONG"],
  [{ Name: "evil\0txt" }, "company.Name", "CHARACTERS"],
  [{ Country: "us" }, "company.Country", "CATALOG"],
  [{ Country: "ZZ" }, "company.Country", "CATALOG"],
  [{ Email: "nobody" }, "company.Email", "EMAIL"],
  [{ Phone: "12" }, "company.Phone", "PHONE"],
  [{ Ein: "123" }, "company.Ein", "EIN"],
  [{ Ein: "12-34567890" }, "company.Ein", "TOO_LONG"],
  [{ Ein: "12/345678" }, "company.Ein", "EIN"],
  [{ Logo: "logo.png" }, "company.Logo", "KEY"],
  [{ Logo: `PRJ#${LOGO}` }, "company.Logo", "KEY"],
  [{ Bio: "x".repeat(5001) }, "company.Bio", "TOO_LONG"],
  [
    { Capabilities: Array.from({ length: 21 }, (_, place) => `c${place}`) },
    "company.Capabilities",
    "TOO_MANY",
  ],
  [{ Capabilities: ["x".repeat(61)] }, "company.Capabilities.0", "TOO_LONG"],
])("rejects %j", (input, path, rule) => {
  expect(readCompany(input)).toMatchObject({ ok: false, failure: { fields: [{ path, rule }] } });
});

it.each<[CompanyInput, string, string]>([
  [{ City: "Austin" }, "company.Name", "REQUIRED"],
  [{ Name: "Lumen", ClientKey: "1" }, "company.ClientKey", "UUID"],
])("rejects %j for a new company", (input, path, rule) => {
  expect(readNewCompany(input)).toMatchObject({ ok: false, failure: { fields: [{ path, rule }] } });
});

const KEY = "0194c5de-03e1-769a-a4fc-99d2f3cfacde";
it.each<[CompanyInput, object]>([
  [{ Name: "Lumen" }, { name: "Lumen", clientKey: null }],
  [
    { Name: "Lumen", City: "Austin", ClientKey: KEY },
    { name: "Lumen", city: "Austin", clientKey: KEY },
  ],
])("%j makes a company with what was sent and no more", (input, expected) => {
  expect(readNewCompany(input)).toEqual({ ok: true, value: expected });
});

it("starts without anything", () => {
  expect(NO_FIELDS).toEqual({
    name: "",
    country: null,
    email: null,
    city: null,
    phone: null,
    ein: null,
    bio: null,
    capabilities: [],
    logoMediaId: null,
  });
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
  const allowed = mayChangeCompany(viewer, "a");
  expect(allowed.ok ? undefined : allowed.failure.rule).toBe(rule);
});

const upload = { ownerId: "colleague", companyId: "a", status: "Ready", contentType: "image/png" };
it.each([
  ["a colleague's", upload, { userId: "me", companyId: "a" }, undefined],
  [
    "one's own of before the company",
    { ...upload, ownerId: "me", companyId: "" },
    { userId: "me", companyId: "a" },
    undefined,
  ],
  [
    "one's own for a new company",
    { ...upload, ownerId: "me", companyId: "" },
    { userId: "me", companyId: null },
    undefined,
  ],
  ["another company's", { ...upload, companyId: "b" }, { userId: "me", companyId: "a" }, "UNKNOWN"],
  ["one of nobody's company", { ...upload, companyId: "" }, { userId: "me", companyId: null }, "UNKNOWN"],
])("a logo may be %s: %j by %j", (_what, file, owner, rule) => {
  const fits = checkLogo(file, owner);
  expect(fits.ok ? undefined : fits.failure.fields?.[0]).toEqual(
    rule && expect.objectContaining({ path: "company.Logo", rule }),
  );
});

it.each([
  [null, null, [], []],
  [null, LOGO, [LOGO], []],
  [LOGO, LOGO, [LOGO], []],
  [LOGO, "other", ["other"], [LOGO]],
  [LOGO, null, [], [LOGO]],
])("from %s to %s: shows %j, lets go %j", (former, present, mediaIds, releasedMediaIds) => {
  expect(shownFiles({ ...before, logoMediaId: former }, { ...before, logoMediaId: present })).toEqual({
    mediaIds,
    releasedMediaIds,
  });
});
