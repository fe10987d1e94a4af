import type { Person } from "../use-searcher.ts";
import { missingOf } from "./missing.ts";

const full: Person = {
  key: "USR#1",
  name: "Maya Okafor",
  ageRanges: ["22-30"],
  gender: "Female",
  headshot: { key: "MED#1", url: null, alt: null },
};

test.each<[string, Partial<Person>, readonly string[]]>([
  ["a full profile", {}, []],
  ["no photo", { headshot: null }, ["photo"]],
  ["neither age nor gender", { ageRanges: [], gender: null }, ["ageRange", "gender"]],
  ["a new profile", { headshot: null, ageRanges: [], gender: null }, ["photo", "ageRange", "gender"]],
])("%s", (_, facts, expected) => {
  expect(missingOf({ ...full, ...facts })).toEqual(expected);
});
