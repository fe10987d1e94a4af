import { CREW_POSITIONS } from "@callboard/catalog/position-types.ts";
import { fold } from "@callboard/catalog/letters/fold.ts";
import { SKILLS } from "@callboard/catalog/skills.ts";
import { texts as crewArabic } from "./bundles/catalog/ar.ts";
import { texts as crewTurkish } from "./bundles/catalog/tr.ts";
import { texts as arabic } from "./bundles/skills/ar.ts";
import { texts as turkish } from "./bundles/skills/tr.ts";

type Names = Readonly<Record<string, string>>;

const LANGUAGES: ReadonlyArray<readonly [language: string, names: Names, jobs: Names]> = [
  ["tr", turkish.skills, crewTurkish.crewPositions],
  ["ar", arabic.skills, crewArabic.crewPositions],
];

describe.each(LANGUAGES)("%s", (_language, names, jobs) => {
  test("names every skill of the catalog and no other", () => {
    expect(Object.keys(names).toSorted()).toEqual([...SKILLS].toSorted());
  });

  test.each(SKILLS)("%s has a name without surrounding space", (skill) => {
    expect(names[skill]).toMatch(/^\S(.*\S)?$/);
  });

  test("no two skills are called the same, not even to a search", () => {
    const folded = Object.values(names).map(fold);
    expect(folded.filter((name, place) => folded.indexOf(name) !== place)).toEqual([]);
  });

  test("a job is called the same as a skill and as a position", () => {
    const both = CREW_POSITIONS.filter((job) => job in names);
    expect(both.length).toBeGreaterThan(10);
    expect(both.map((job) => [job, names[job]])).toEqual(both.map((job) => [job, jobs[job]]));
  });
});

test("Arabic names are written in Arabic letters", () => {
  expect(Object.values(arabic.skills).filter((name) => /[a-z]/i.test(name))).toEqual([]);
});
