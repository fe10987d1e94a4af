import { AGE_RANGES } from "@callboard/catalog/appearance.ts";
import type { Wants } from "#domain/position.ts";

/** What a talent says of themselves; empty where nothing is said. */
export interface Profile {
  readonly heightRange: string;
  readonly eyeColor: string;
  readonly ageRange: string;
  readonly gender: string;
  readonly languages: readonly string[];
  readonly hairColors: readonly string[];
  readonly skills: readonly string[];
  readonly unions: readonly string[];
  readonly travelPreference: string;
  readonly city: string;
  readonly state: string;
}

export type Verdict = "Met" | "NotMet" | "Unknown";

export interface Criterion {
  readonly criterion: string;
  readonly verdict: Verdict;
  readonly wanted: readonly string[];
  readonly has: readonly string[];
}

/** How a talent fits a position, criterion by criterion. */
export interface Fit {
  readonly met: number;
  readonly of: number;
  readonly criteria: readonly Criterion[];
}

/** What of a profile a criterion looks at; the city without regard to upper and lower case. */
export type Fact = Exclude<keyof Profile, "city"> | "cityKey";

/** A profile has one of the values, or all of them. */
export interface Condition {
  readonly fact: Fact;
  readonly values: readonly string[];
  readonly needs: "one" | "all";
}

/** A criterion of a breakdown. */
interface Asked {
  readonly criterion: string;
  readonly wanted: readonly string[];
  readonly hasOf: (profile: Profile) => readonly string[];
  /** It is met where one of these holds: here for one profile, and in SQL for all of a list. */
  readonly metBy: readonly Condition[];
}

/** Compares what the breakdown names with what the profile says; what is not named is not a criterion. */
export function fitOf(wants: Wants, profile: Profile): Fit {
  const criteria = askedBy(wants).map(({ criterion, wanted, hasOf, metBy }): Criterion => {
    const has = hasOf(profile);
    const isMet = metBy.some((condition) => holds(condition, profile));
    return { criterion, verdict: has.length === 0 ? "Unknown" : isMet ? "Met" : "NotMet", wanted, has };
  });
  return { met: criteria.filter(({ verdict }) => verdict === "Met").length, of: criteria.length, criteria };
}

/** When each criterion of a breakdown is met: where one of its conditions holds. */
export function metConditions(wants: Wants): readonly (readonly Condition[])[] {
  return askedBy(wants).map(({ metBy }) => metBy);
}

/** A city as it is compared. */
export function cityKeyOf(city: string): string {
  return city.toLowerCase();
}

function askedBy(wants: Wants): readonly Asked[] {
  const ages = AGE_RANGES.filter((range) =>
    wants.ageRanges.some((one) => touches(agesOf(one), agesOf(range))),
  );
  return [
    asked("Age", "ageRange", wants.ageRanges, { values: ages }),
    asked("Gender", "gender", wants.genders),
    asked("Height", "heightRange", wants.heightRanges),
    asked("Eyes", "eyeColor", wants.eyeColors),
    asked("Hair", "hairColors", wants.hairColors),
    asked("Skills", "skills", wants.skills, { needs: "all" }),
    asked("Union", "unions", wantedUnions(wants)),
    asked("Language", "languages", wants.languages),
    askedPlace(wants),
  ].filter((found) => found !== null);
}

function asked(
  criterion: string,
  fact: Fact,
  wanted: readonly string[],
  { values = wanted, needs = "one" }: Partial<Condition> = {},
): Asked | null {
  if (wanted.length === 0) return null;
  return {
    criterion,
    wanted,
    hasOf: (profile) => factsOf(profile, fact),
    metBy: [{ fact, values, needs }],
  };
}

function factsOf(profile: Profile, fact: Fact): readonly string[] {
  const value = fact === "cityKey" ? cityKeyOf(profile.city) : profile[fact];
  // Natural and present hair are often of one color.
  return [...new Set([value].flat())].filter((word) => word !== "");
}

function holds({ fact, values, needs }: Condition, profile: Profile): boolean {
  const has = factsOf(profile, fact);
  return needs === "all"
    ? values.every((value) => has.includes(value))
    : values.some((value) => has.includes(value));
}

/** A union is wanted only where the breakdown is for members; Both and Non-Union leave everybody in. */
function wantedUnions({ union, unionType }: Wants): readonly string[] {
  return union === "Union" && unionType !== "" ? [unionType] : [];
}

/** Ranges touch when some age lies in both: `Under 12`, `22-30`, `Over 60`. */
function touches(one: readonly [number, number], other: readonly [number, number]): boolean {
  return one[0] <= other[1] && other[0] <= one[1];
}

function agesOf(range: string): readonly [number, number] {
  const [first = 0, second] = (range.match(/\d+/g) ?? []).map(Number);
  if (range.startsWith("Under")) return [0, first - 1];
  return range.startsWith("Over") ? [first + 1, 200] : [first, second ?? first];
}

/** Who travels through the country or the world is near everything. */
const TRAVELS = ["USA", "International"];

/** Remote work needs no place. */
function askedPlace(wants: Wants): Asked | null {
  if (wants.filmingType === "Remote" || (wants.city === "" && wants.state === "")) return null;
  return {
    criterion: "Place",
    wanted: [wants.city, wants.state].filter((word) => word !== ""),
    hasOf: ({ city, state, travelPreference }) => {
      const place = [city, state].filter((word) => word !== "");
      return TRAVELS.includes(travelPreference) ? [...place, travelPreference] : place;
    },
    metBy: [
      { fact: "travelPreference", values: TRAVELS, needs: "one" },
      wants.state === ""
        ? { fact: "cityKey", values: [cityKeyOf(wants.city)], needs: "one" }
        : { fact: "state", values: [wants.state], needs: "one" },
    ],
  };
}
