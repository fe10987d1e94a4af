import { fitOf, type Profile } from "./fit.ts";
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
  ageRange: "",
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
  ["Age", { ageRanges: ["22-30"] }, { ageRange: "30-45" }, "Met"],
  ["Age", { ageRanges: ["22-30"] }, { ageRange: "13-21" }, "NotMet"],
  ["Age", { ageRanges: ["Under 12"] }, { ageRange: "13-21" }, "NotMet"],
  ["Age", { ageRanges: ["Over 60", "46-60"] }, { ageRange: "Over 60" }, "Met"],
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
