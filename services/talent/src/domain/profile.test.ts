import { SKILLS } from "@callboard/catalog/skills.ts";
import { overlapping } from "./age-ranges.ts";
import { completenessOf, missingFields } from "./completeness.ts";
import { checkChanges, checkSkills, singleChange } from "./profile-fields.ts";
import { blankProfile, changeProfile, changeSkills, languagesOf, type Changes } from "./profile.ts";

const BLANK = blankProfile("talent");

test("an absent field keeps its value, null clears it, the same again changes nothing", () => {
  const first = changeProfile(BLANK, { eyeColor: "Blue", locationCity: "  Austin ", unions: ["AEA", "AEA"] });
  expect(first.fields).toEqual(["eyeColor", "locationCity", "unions"]);
  expect(first.after).toMatchObject({
    eyeColor: "Blue",
    locationCity: "Austin",
    unions: ["AEA"],
    version: 1,
  });
  const cleared = changeProfile(first.after, { eyeColor: null, unions: null, gender: undefined });
  expect(cleared.after).toMatchObject({ eyeColor: null, unions: [], locationCity: "Austin", version: 2 });
  expect(changeProfile(cleared.after, { eyeColor: null, locationCity: "Austin" })).toEqual({
    after: cleared.after,
    fields: [],
  });
});

test("skills are replaced; the same list is the same profile", () => {
  const after = changeSkills(BLANK, ["Dancer", "Dancer", "Actor"]);
  expect(after).toMatchObject({ skills: ["Dancer", "Actor"], version: 1 });
  expect(changeSkills(after, ["Dancer", "Actor"])).toBe(after);
});

test.each<[Changes, string, string]>([
  [{ heightRange: "huge" }, "HeightRange", "CATALOG"],
  [{ eyeColor: "Red" }, "EyeColor", "CATALOG"],
  [{ ageRange: "20-30" }, "AgeRange", "CATALOG"],
  [{ ageRange: "Under 12" }, "AgeRange", "GUARDIAN_ONLY"],
  [{ ethnicity: "Martian" }, "Ethnicity", "CATALOG"],
  [{ thirdLanguage: "Klingon" }, "ThirdLanguage", "CATALOG"],
  [{ naturalHairColor: "Blue" }, "NaturalHairColor", "CATALOG"],
  [{ unions: ["AEA", "Guild"] }, "Unions", "CATALOG"],
  [{ travelPreference: "Moon" }, "TravelPreference", "CATALOG"],
  [{ locationState: "ZZ" }, "LocationState", "CATALOG"],
  [{ locationCity: "x".repeat(121) }, "LocationCity", "TOO_LONG"],
  [{ locationCity: "<b>" }, "LocationCity", "CHARACTERS"],
])("%j: %s %s", (changes, field, rule) => {
  expect(checkChanges(changes)).toEqual([expect.objectContaining({ path: `demographic.${field}`, rule })]);
});

test("every bad field is named at once, and clearing is never bad", () => {
  expect(checkChanges({ eyeColor: "Red", gender: "None" })).toHaveLength(2);
  expect(checkChanges({ eyeColor: null, locationCity: null, unions: [], showEthnicity: true })).toEqual([]);
  expect(checkChanges({ locationCity: "São Paulo", heightRange: "tall", ageRange: "22-30" })).toEqual([]);
});

test.each([
  [["Dancer"], "ok"],
  [["Flying"], "VALIDATION"],
  [SKILLS.slice(0, 60), "ok"],
  [SKILLS.slice(0, 61), "LIMIT"],
])("skills %#: %s", (skills, expected) => {
  const result = checkSkills(skills);
  expect(result.ok ? "ok" : result.failure.code).toBe(expected);
});

test.each([
  ["EyeColor", "Blue", { eyeColor: "Blue" }],
  ["EyeColor", "", { eyeColor: null }],
])("the field %s with %j is the change %j", (name, value, change) => {
  expect(singleChange(name, value)).toEqual({ ok: true, value: change });
});

test.each([
  ["EyeColor", "Red", "value", "CATALOG"],
  ["Skills", "Dancer", "field", "UNKNOWN"],
  ["Email", "x", "field", "UNKNOWN"],
])("the field %s with %j names %s", (name, value, path, rule) => {
  expect(singleChange(name, value)).toMatchObject({
    ok: false,
    failure: { code: "VALIDATION", fields: [{ path, rule }] },
  });
});

test("a blank profile misses everything that is expected, a full one nothing", () => {
  expect(completenessOf(BLANK)).toBe(0);
  expect(missingFields(BLANK)).toContain("Skills");
  const full = {
    ...BLANK,
    heightRange: "tall",
    eyeColor: "Blue",
    ageRange: "22-30",
    gender: "Female",
    primaryLanguage: "English",
    currentHairColor: "Brown",
    travelPreference: "Local",
    locationCity: "Austin",
    locationState: "TX",
    skills: ["Actor"],
  };
  expect([completenessOf(full), missingFields(full)]).toEqual([100, []]);
  expect(completenessOf({ ...full, skills: [] })).toBe(90);
});

test("languages keep their order", () => {
  expect(languagesOf({ ...BLANK, thirdLanguage: "Arabic", primaryLanguage: "English" })).toEqual([
    "English",
    "Arabic",
  ]);
});

test.each([
  [["22-30"], ["22-30", "30-45"]],
  [["Over 60"], ["Over 60"]],
])("ages %j overlap %j", (asked, expected) => expect(overlapping(asked)).toEqual(expected));
