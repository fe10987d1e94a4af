import type { Wants } from "#domain/position.ts";
import { neededFit, type FitLevel } from "./fit-level.ts";

const NOTHING: Wants = {
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
const ONE = { genders: ["Female"] };
const THREE = { ...ONE, skills: ["Actor"], eyeColors: ["Blue"] };
const FIVE = { ...THREE, languages: ["English"], heightRanges: ["tall"] };

test.each<[number, Partial<Wants>, FitLevel, number]>([
  [1, ONE, "Half", 1],
  [1, ONE, "All", 1],
  [3, THREE, "Half", 2],
  [3, THREE, "Most", 3],
  [3, THREE, "All", 3],
  [5, FIVE, "Half", 3],
  [5, FIVE, "Most", 4],
  [5, FIVE, "All", 5],
])("of %i criteria %j the level %s needs %i", (count, wants, level, atLeast) => {
  const needed = neededFit({ ...NOTHING, ...wants }, level);
  expect(needed?.atLeast).toBe(atLeast);
  expect(needed?.criteria).toHaveLength(count);
});

test("where a breakdown names nothing, every level lets everybody in", () => {
  expect(neededFit(NOTHING, "All")).toBeNull();
});

test("a criterion of ages is met by the range itself, and a place by travelling as well", () => {
  const wants = { ...NOTHING, ageRanges: ["22-30"], state: "CA", city: "Fresno" };
  expect(neededFit(wants, "All")?.criteria).toEqual([
    [{ fact: "ageRanges", values: ["22-30"], needs: "one" }],
    [
      { fact: "travelPreference", values: ["USA", "International"], needs: "one" },
      { fact: "state", values: ["CA"], needs: "one" },
    ],
  ]);
});
