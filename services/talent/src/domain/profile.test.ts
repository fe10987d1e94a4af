import type { Sent } from "@callboard/kit/form/field.ts";
import { SKILLS } from "@callboard/catalog/skills.ts";
import { overlapping } from "./age-ranges.ts";
import { readChanges, readList, readSingleChange, readSkills } from "./profile-fields.ts";
import { ageRangesOf, blankProfile, changeProfile, changeSkills, languagesOf } from "./profile.ts";

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
  [{ OtherAgeRanges: ["Under 12"] }, "OtherAgeRanges", "CATALOG"],
  [{ HeightCm: 49 }, "HeightCm", "RANGE"],
  [{ HeightCm: 180.5 }, "HeightCm", "TYPE"],
  [{ WeightKg: 351 }, "WeightKg", "RANGE"],
  [{ OtherLanguages: Array.from({ length: 13 }, (_, place) => `L${place}`) }, "OtherLanguages", "TOO_MANY"],
  [{ OtherLanguages: ["x".repeat(61)] }, "OtherLanguages.0", "TOO_LONG"],
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

test("languages outside of the catalog are trimmed and without repetitions", () => {
  expect(readChanges({ OtherLanguages: [" Türkçe ", "Türkçe", "Kurdish"] })).toEqual({
    ok: true,
    value: { otherLanguages: ["Türkçe", "Kurdish"] },
  });
});

test("all playing ages, the first one first", () => {
  const several = { ...BLANK, ageRange: "30-45", otherAgeRanges: ["22-30", "30-45"] };
  expect(ageRangesOf(several)).toEqual(["30-45", "22-30"]);
  expect(ageRangesOf(BLANK)).toEqual([]);
});

test("an exact height sets the range, and a range that contradicts it clears it", () => {
  const { after, fields } = changeProfile(BLANK, { heightCm: 180 });
  expect(after).toMatchObject({ heightCm: 180, heightRange: "average" });
  expect(fields.toSorted()).toEqual(["heightCm", "heightRange"]);
  expect(changeProfile(after, { heightRange: "average" }).fields).toEqual([]);
  expect(changeProfile(after, { heightRange: "tall" }).after).toMatchObject({
    heightCm: null,
    heightRange: "tall",
  });
  expect(changeProfile(after, { heightCm: null }).after).toMatchObject({
    heightCm: null,
    heightRange: "average",
  });
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
