import { completenessOf, missingFields } from "./completeness.ts";
import { blankProfile, type Profile } from "./profile.ts";

const BLANK = blankProfile("talent");
const NOTHING = { hasHeadshot: false, postTypes: [] };
const ALL = { hasHeadshot: true, postTypes: ["Demo Reel"] };

/** An actor in Istanbul, whose language and state no catalog has, and who is in no union. */
const ISTANBUL: Profile = {
  ...BLANK,
  heightCm: 172,
  heightRange: "average",
  ageRange: "22-30",
  gender: "Female",
  otherLanguages: ["Turkish"],
  locationCity: "Istanbul",
  locationCountry: "TR",
  skills: ["Actor"],
  credits: [{ kind: "Theater", title: "The Seagull", part: "Nina", company: null, year: 2024 }],
};

test("a blank profile misses everything, in the order in which casting looks", () => {
  expect(completenessOf(BLANK, NOTHING)).toBe(0);
  expect(missingFields(BLANK, NOTHING)).toEqual([
    "ProfileImage",
    "DemoReel",
    "Credits",
    "AgeRange",
    "Gender",
    "HeightRange",
    "PrimaryLanguage",
    "Skills",
    "LocationCity",
    "LocationCountry",
  ]);
});

test("an actor in Istanbul reaches 100 percent", () => {
  expect(missingFields(ISTANBUL, ALL)).toEqual([]);
  expect(completenessOf(ISTANBUL, ALL)).toBe(100);
});

test.each<[string, Partial<Profile>, string[]]>([
  [
    "training instead of credits",
    { credits: [], training: [{ subject: "BA", school: null, year: null }] },
    [],
  ],
  ["neither", { credits: [] }, ["Credits"]],
  ["a state instead of a country", { locationCountry: null, locationState: "TX" }, []],
  ["no country", { locationCountry: null }, ["LocationCountry"]],
  ["a language of the catalog", { otherLanguages: [], primaryLanguage: "English" }, []],
  ["no language", { otherLanguages: [] }, ["PrimaryLanguage"]],
  ["a range instead of the exact height", { heightCm: null, heightRange: "tall" }, []],
  ["no skills", { skills: [] }, ["Skills"]],
])("with %s", (_what, change, expected) => {
  expect(missingFields({ ...ISTANBUL, ...change }, ALL)).toEqual(expected);
});

test.each([
  [{ hasHeadshot: true, postTypes: ["Voice Reel"] }, []],
  [{ hasHeadshot: null, postTypes: ["Demo Reel"] }, []],
  [{ hasHeadshot: false, postTypes: ["Demo Reel", "Headshot"] }, []],
  [{ hasHeadshot: false, postTypes: ["Demo Reel", "Resume"] }, ["ProfileImage"]],
  [{ hasHeadshot: true, postTypes: ["Headshot"] }, ["DemoReel"]],
])("of %j is missing %j", (shown, expected) => {
  expect(missingFields(ISTANBUL, shown)).toEqual(expected);
});
