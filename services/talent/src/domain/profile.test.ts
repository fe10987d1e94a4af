import type { Sent } from "@callboard/kit/form/field.ts";
import { SKILLS } from "@callboard/catalog/skills.ts";
import { overlapping } from "./age-ranges.ts";
import { completenessOf, missingFields } from "./completeness.ts";
import { readChanges, readList, readSingleChange, readSkills } from "./profile-fields.ts";
import { blankProfile, changeProfile, changeSkills, languagesOf } from "./profile.ts";

const BLANK = blankProfile("talent");

test("an absent field keeps its value, null clears it, the same again changes nothing", () => {
  const first = changeProfile(BLANK, { eyeColor: "Blue", locationCity: "Austin", unions: ["AEA"] });
  expect(first.fields).toEqual(["eyeColor", "unions", "locationCity"]);
  expect(first.after).toMatchObject({
    eyeColor: "Blue",
    locationCity: "Austin",
    unions: ["AEA"],
    version: 1,
  });
  const cleared = changeProfile(first.after, { eyeColor: null, unions: [] });
  expect(cleared.after).toMatchObject({ eyeColor: null, unions: [], locationCity: "Austin", version: 2 });
  expect(changeProfile(cleared.after, { eyeColor: null, locationCity: "Austin" })).toEqual({
    after: cleared.after,
    fields: [],
  });
});

test("skills are replaced; the same list is the same profile", () => {
  const after = changeSkills(BLANK, ["Dancer", "Actor"]);
  expect(after).toMatchObject({ skills: ["Dancer", "Actor"], version: 1 });
  expect(changeSkills(after, ["Dancer", "Actor"])).toBe(after);
});

test("what a form sends is trimmed, composed and without repetitions; null and empty clear", () => {
  const sent = {
    LocationCity: "  Sa\u0303o Paulo ",
    Unions: ["AEA", "AEA"],
    EyeColor: "",
    Gender: null,
    PK: "USR#1",
  };
  expect(readChanges(sent)).toEqual({
    ok: true,
    value: { locationCity: "São Paulo", unions: ["AEA"], eyeColor: null, gender: null },
  });
});

test.each<[Sent, string, string]>([
  [{ HeightRange: "huge" }, "HeightRange", "CATALOG"],
  [{ EyeColor: "Red" }, "EyeColor", "CATALOG"],
  [{ AgeRange: "20-30" }, "AgeRange", "CATALOG"],
  [{ AgeRange: "Under 12" }, "AgeRange", "GUARDIAN_ONLY"],
  [{ Ethnicity: "Martian" }, "Ethnicity", "CATALOG"],
  [{ ThirdLanguage: "Klingon" }, "ThirdLanguage", "CATALOG"],
  [{ NaturalHairColor: "Blue" }, "NaturalHairColor", "CATALOG"],
  [{ Unions: ["AEA", "Guild"] }, "Unions", "CATALOG"],
  [{ Unions: Array.from({ length: 20 }, () => "AEA") }, "Unions", "TOO_MANY"],
  [{ TravelPreference: "Moon" }, "TravelPreference", "CATALOG"],
  [{ Accents: "x".repeat(1_001) }, "Accents", "TOO_LONG"],
  [{ LocationState: "ZZ" }, "LocationState", "CATALOG"],
  [{ LocationCountry: "Türkiye" }, "LocationCountry", "CATALOG"],
  [{ LocationCity: "x".repeat(121) }, "LocationCity", "TOO_LONG"],
  [{ LocationCity: "<b>" }, "LocationCity", "CHARACTERS"],
])("%j: %s %s", (input, field, rule) => {
  expect(readChanges(input)).toMatchObject({
    failure: { fields: [expect.objectContaining({ path: `demographic.${field}`, rule })] },
  });
});

test("every bad field is named at once, and clearing is never bad", () => {
  const bad = readChanges({ EyeColor: "Red", Gender: "None" });
  expect(bad.ok ? [] : bad.failure.fields).toHaveLength(2);
  expect(readChanges({ EyeColor: null, LocationCity: null, Unions: [], ShowEthnicity: true }).ok).toBe(true);
  expect(readChanges({ LocationCity: "São Paulo", HeightRange: "tall", AgeRange: "22-30" }).ok).toBe(true);
});

test.each([
  [["Dancer"], "ok"],
  [["Flying"], "VALIDATION"],
  [SKILLS.slice(0, 60), "ok"],
  [[...SKILLS.slice(0, 60), ...SKILLS.slice(0, 60)], "ok"],
  [SKILLS.slice(0, 61), "LIMIT"],
])("skills %#: %s", (skills, expected) => {
  const result = readSkills(skills);
  expect(result.ok ? "ok" : result.failure.code).toBe(expected);
});

test.each([
  ["EyeColor", "Blue", { eyeColor: "Blue" }],
  ["EyeColor", "", { eyeColor: null }],
])("the field %s with %j is the change %j", (name, value, change) => {
  expect(readSingleChange(name, value)).toEqual({ ok: true, value: change });
});

test.each([
  ["EyeColor", "Red", "value", "CATALOG"],
  ["Skills", "Dancer", "field", "UNKNOWN"],
  ["Email", "x", "field", "UNKNOWN"],
])("the field %s with %j names %s", (name, value, path, rule) => {
  expect(readSingleChange(name, value)).toMatchObject({
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

test.each([
  [null, ["LocationState"]],
  ["US", ["LocationState"]],
  ["TR", []],
])("of talent in %s a state is expected as %j says", (locationCountry, missing) => {
  const profile = { ...BLANK, locationCountry };
  expect(missingFields(profile).filter((name) => name === "LocationState")).toEqual(missing);
  expect(missingFields(profile)).toContain("LocationCity");
});

test("languages keep their order", () => {
  expect(languagesOf({ ...BLANK, thirdLanguage: "Arabic", primaryLanguage: "English" })).toEqual([
    "English",
    "Arabic",
  ]);
});

test.each([
  [["Under 12"], ["Under 12"]],
  [["13-21"], ["13-21"]],
  [["22-30"], ["22-30"]],
  [["30-45"], ["30-45"]],
  [["46-60"], ["46-60"]],
  [["Over 60"], ["Over 60"]],
  [
    ["Under 12", "22-30"],
    ["Under 12", "22-30"],
  ],
  [[], []],
])("ages %j overlap %j", (wanted, expected) => expect(overlapping(wanted)).toEqual(expected));

test.each([
  ["Skills", ["Dancer", "Dancer"], ["Dancer"]],
  ["Unions", ["AEA"], ["AEA"]],
  ["Unions", [], []],
])("the list %s of %j is read as %j", (name, values, expected) => {
  expect(readList(name, values)).toEqual({ ok: true, value: [name, expected] });
});

test.each([
  ["Skills", ["Flying"], "value", "CATALOG"],
  ["Unions", ["Dancer"], "value", "CATALOG"],
  ["Heroes", [], "field", "UNKNOWN"],
])("the list %s of %j is refused at %s: %s", (name, values, path, rule) => {
  expect(readList(name, values)).toMatchObject({
    ok: false,
    failure: { code: "VALIDATION", fields: [{ path, rule }] },
  });
});

test.each([
  ["Saint-Denis", true],
  ["St. John's (North)", true],
  ["\u{1F600}Austin", false],
  ["Austin\u{1F600}", false],
])("%s can be the name of a city: %s", (LocationCity, expected) => {
  expect(readChanges({ LocationCity }).ok).toBe(expected);
});
