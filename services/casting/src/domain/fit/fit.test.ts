import { cityKeyOf, fitOf, metConditions, type Profile } from "./fit.ts";
import type { Wants } from "#domain/position.ts";

const nothing: Wants = {
  ageRanges: [],
  genders: [],
  heightRanges: [],
  eyeColors: [],
  hairColors: [],
  skills: [],
  languages: [],
  union: "",
  unionType: "",
  city: "",
  state: "",
  filmingType: "",
};
const blank: Profile = {
  heightRange: "",
  eyeColor: "",
  ageRanges: [],
  gender: "",
  languages: [],
  hairColors: [],
  skills: [],
  unions: [],
  travelPreference: "",
  city: "",
  state: "",
};

test("what a breakdown does not name is no criterion", () => {
  expect(fitOf(nothing, blank)).toEqual({ met: 0, of: 0, criteria: [] });
  expect(fitOf({ ...nothing, union: "Both", unionType: "AEA" }, blank).of).toBe(0);
  expect(fitOf({ ...nothing, state: "CA", filmingType: "Remote" }, blank).of).toBe(0);
});

test.each<[string, Partial<Wants>, Partial<Profile>, string]>([
  ["Age", { ageRanges: ["22-30"] }, { ageRanges: ["30-45"] }, "NotMet"],
  ["Age", { ageRanges: ["30-45", "46-60"] }, { ageRanges: ["22-30"] }, "NotMet"],
  ["Age", { ageRanges: ["22-30"] }, { ageRanges: ["13-21"] }, "NotMet"],
  ["Age", { ageRanges: ["Under 12"] }, { ageRanges: ["13-21"] }, "NotMet"],
  ["Age", { ageRanges: ["Over 60", "46-60"] }, { ageRanges: ["Over 60"] }, "Met"],
  ["Age", { ageRanges: ["30-45"] }, { ageRanges: ["30-45"] }, "Met"],
  ["Age", { ageRanges: ["46-60"] }, { ageRanges: ["Over 60"] }, "NotMet"],
  ["Age", { ageRanges: ["Under 12"] }, { ageRanges: ["Under 12"] }, "Met"],
  ["Age", { ageRanges: ["22-30"] }, { ageRanges: ["30-45", "22-30"] }, "Met"],
  ["Age", { ageRanges: ["22-30", "Over 60"] }, { ageRanges: ["30-45", "46-60", "13-21"] }, "NotMet"],
  ["Age", { ageRanges: ["22-30"] }, {}, "Unknown"],
  ["Gender", { genders: ["Female", "Other"] }, { gender: "Other" }, "Met"],
  ["Gender", { genders: ["Female"] }, { gender: "Male" }, "NotMet"],
  ["Height", { heightRanges: ["tall"] }, { heightRange: "tall" }, "Met"],
  ["Eyes", { eyeColors: ["Blue"] }, { eyeColor: "Hazel" }, "NotMet"],
  ["Hair", { hairColors: ["Red"] }, { hairColors: ["Brown", "Red"] }, "Met"],
  ["Skills", { skills: ["Actor", "Juggler"] }, { skills: ["Actor"] }, "NotMet"],
  ["Skills", { skills: ["Actor"] }, { skills: ["Actor", "Juggler"] }, "Met"],
  ["Union", { union: "Union", unionType: "AEA" }, { unions: ["SAG-AFTRA"] }, "NotMet"],
  ["Union", { union: "Union", unionType: "AEA" }, {}, "Unknown"],
  ["Language", { languages: ["Arabic", "German"] }, { languages: ["German"] }, "Met"],
  ["Place", { state: "CA", city: "Fresno" }, { state: "CA", city: "Los Angeles" }, "Met"],
  ["Place", { state: "CA" }, { state: "NY" }, "NotMet"],
  ["Place", { state: "CA" }, { state: "NY", travelPreference: "USA" }, "Met"],
  ["Place", { city: "Izmir" }, { state: "NY", travelPreference: "USA" }, "NotMet"],
  ["Place", { city: "Izmir" }, { state: "NY", travelPreference: "International" }, "Met"],
  ["Place", { city: "Izmir" }, { city: "izmir" }, "Met"],
  ["Place", { state: "CA" }, {}, "Unknown"],
])("%s: wanted %j, has %j: %s", (name, wants, profile, verdict) => {
  const fit = fitOf({ ...nothing, ...wants }, { ...blank, ...profile });
  expect(fit.criteria).toMatchObject([{ criterion: name, verdict }]);
  expect(fit).toMatchObject({ met: verdict === "Met" ? 1 : 0, of: 1 });
});

test("both values are shown", () => {
  const fit = fitOf({ ...nothing, genders: ["Female"] }, { ...blank, gender: "Male" });
  expect(fit.criteria[0]).toEqual({
    criterion: "Gender",
    verdict: "NotMet",
    wanted: ["Female"],
    has: ["Male"],
  });
});

test("natural and present hair of one color are said once", () => {
  const fit = fitOf({ ...nothing, hairColors: ["Brown"] }, { ...blank, hairColors: ["Black", "Black"] });
  expect(fit.criteria[0]?.has).toEqual(["Black"]);
});

test("each condition names the fact that a search has to look at", () => {
  const wants: Wants = {
    ...nothing,
    ageRanges: ["22-30"],
    genders: ["Female"],
    heightRanges: ["tall"],
    eyeColors: ["Blue"],
    hairColors: ["Red"],
    skills: ["Actor", "Juggler"],
    languages: ["Arabic"],
    union: "Union",
    unionType: "AEA",
    city: "\u0130zmir",
  };
  const travels = (values: readonly string[]) => ({ fact: "travelPreference", values, needs: "one" });
  expect(metConditions(wants)).toEqual([
    [{ fact: "ageRanges", values: ["22-30"], needs: "one" }],
    [{ fact: "gender", values: ["Female"], needs: "one" }],
    [{ fact: "heightRange", values: ["tall"], needs: "one" }],
    [{ fact: "eyeColor", values: ["Blue"], needs: "one" }],
    [{ fact: "hairColors", values: ["Red"], needs: "one" }],
    [{ fact: "skills", values: ["Actor", "Juggler"], needs: "all" }],
    [{ fact: "unions", values: ["AEA"], needs: "one" }],
    [{ fact: "languages", values: ["Arabic"], needs: "one" }],
    [travels(["International"]), { fact: "cityKey", values: [cityKeyOf("\u0130zmir")], needs: "one" }],
  ]);
  expect(metConditions({ ...wants, state: "CA" }).at(-1)).toEqual([
    travels(["USA", "International"]),
    { fact: "state", values: ["CA"], needs: "one" },
  ]);
});

test("a city is compared in small letters", () => {
  expect(cityKeyOf("San Jose")).toBe("san jose");
});

test.each<[Partial<Wants>, string[]]>([
  [{ state: "CA", city: "Fresno" }, ["Fresno", "CA"]],
  [{ state: "CA" }, ["CA"]],
  [{ city: "Fresno" }, ["Fresno"]],
])("%j is wanted as %j", (wants, wanted) => {
  expect(fitOf({ ...nothing, ...wants }, blank).criteria).toMatchObject([{ criterion: "Place", wanted }]);
});

test("a union without a name leaves everybody in", () => {
  expect(fitOf({ ...nothing, union: "Union", unionType: "" }, blank).of).toBe(0);
});
