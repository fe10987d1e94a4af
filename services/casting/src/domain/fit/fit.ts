import { AGE_RANGES } from "@callboard/catalog/appearance.ts";
import type { Wants } from "#domain/position.ts";

/** What talent states about themselves; empty if not stated. */
export interface Profile {
  readonly heightRange: string;
  readonly eyeColor: string;
  /** Every playing age, the first one first. */
  readonly ageRanges: readonly string[];
  readonly gender: string;
  readonly languages: readonly string[];
  readonly hairColors: readonly string[];
  readonly skills: readonly string[];
  readonly unions: readonly string[];
  readonly travelPreference: string;
  readonly city: string;
  readonly state: string;
}

type Verdict = "Met" | "NotMet" | "Unknown";

export interface Criterion {
  readonly criterion: string;
  readonly verdict: Verdict;
  readonly wanted: readonly string[];
  readonly has: readonly string[];
}

/** How talent fits a position, criterion by criterion. */
export interface Fit {
  readonly met: number;
  readonly of: number;
  readonly criteria: readonly Criterion[];
}

/** The fact of a profile that a criterion compares; the city is case-insensitive. */
export type Fact = Exclude<keyof Profile, "city"> | "cityKey";

/** A profile has one of the values, or all of them. */
export interface Condition {
  readonly fact: Fact;
  readonly values: readonly string[];
  readonly needs: "one" | "all";
}

/** A criterion of a breakdown. */
interface Requirement {
  readonly criterion: string;
  readonly wanted: readonly string[];
  readonly hasOf: (profile: Profile) => readonly string[];
  /** Met if one of these holds; evaluated here for one profile, and in SQL for a whole list. */
  readonly metBy: readonly Condition[];
}

/** Compares the breakdown with the profile; what the breakdown does not name is not a criterion. */
export function fitOf(wants: Wants, profile: Profile): Fit {
  return fitsTo(wants)(profile);
}

/** Like `fitOf`, for many profiles: the breakdown is read once. */
export function fitsTo(wants: Wants): (profile: Profile) => Fit {
  const requirements = requirementsOf(wants);
  return (profile) => {
    const criteria = requirements.map(({ criterion, wanted, hasOf, metBy }): Criterion => {
      const has = hasOf(profile);
      const isMet = metBy.some((condition) => holds(condition, profile));
      return { criterion, verdict: has.length === 0 ? "Unknown" : isMet ? "Met" : "NotMet", wanted, has };
    });
    return { met: criteria.filter(({ verdict }) => verdict === "Met").length, of: criteria.length, criteria };
  };
}

/** For each criterion of a breakdown, the conditions of which one must hold. */
export function metConditions(wants: Wants): readonly (readonly Condition[])[] {
  return requirementsOf(wants).map(({ metBy }) => metBy);
}

/** A city, normalized for comparison. */
export function cityKeyOf(city: string): string {
  return city.toLowerCase();
}

function requirementsOf(wants: Wants): readonly Requirement[] {
  const ages = AGE_RANGES.filter((range) =>
    wants.ageRanges.some((one) => overlaps(agesOf(one), agesOf(range))),
  );
  return [
    requirement("Age", "ageRanges", wants.ageRanges, { values: ages }),
    requirement("Gender", "gender", wants.genders),
    requirement("Height", "heightRange", wants.heightRanges),
    requirement("Eyes", "eyeColor", wants.eyeColors),
    requirement("Hair", "hairColors", wants.hairColors),
    requirement("Skills", "skills", wants.skills, { needs: "all" }),
    requirement("Union", "unions", wantedUnions(wants)),
    requirement("Language", "languages", wants.languages),
    placeRequirement(wants),
  ].filter((found) => found !== null);
}

function requirement(
  criterion: string,
  fact: Fact,
  wanted: readonly string[],
  { values = wanted, needs = "one" }: Partial<Condition> = {},
): Requirement | null {
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
  // Natural and current hair color are often the same.
  return [...new Set([value].flat())].filter((word) => word !== "");
}

function holds({ fact, values, needs }: Condition, profile: Profile): boolean {
  const has = factsOf(profile, fact);
  return needs === "all"
    ? values.every((value) => has.includes(value))
    : values.some((value) => has.includes(value));
}

/** A union is required only if the breakdown is for members; Both and Non-Union exclude no one. */
function wantedUnions({ union, unionType }: Wants): readonly string[] {
  return union === "Union" && unionType !== "" ? [unionType] : [];
}

/** Ranges share more than the age at which one ends and the other begins: playing 22-30 is not playing 30-45. */
function overlaps(one: readonly [number, number], other: readonly [number, number]): boolean {
  return one[0] < other[1] && other[0] < one[1];
}

function agesOf(range: string): readonly [number, number] {
  const [first = 0, second] = (range.match(/\d+/g) ?? []).map(Number);
  if (range.startsWith("Under")) return [0, first - 1];
  return range.startsWith("Over") ? [first + 1, 200] : [first, second ?? first];
}

/** Travelling nationwide reaches every state, and worldwide every place; a place without a state may be abroad. */
const TRAVELS = { state: ["USA", "International"], anywhere: ["International"] } as const;

/** Remote work has no place. */
function placeRequirement(wants: Wants): Requirement | null {
  if (wants.filmingType === "Remote" || (wants.city === "" && wants.state === "")) return null;
  const travels = wants.state === "" ? TRAVELS.anywhere : TRAVELS.state;
  return {
    criterion: "Place",
    wanted: [wants.city, wants.state].filter((word) => word !== ""),
    hasOf: ({ city, state, travelPreference }) => {
      const place = [city, state].filter((word) => word !== "");
      return TRAVELS.state.some((one) => one === travelPreference) ? [...place, travelPreference] : place;
    },
    metBy: [
      { fact: "travelPreference", values: travels, needs: "one" },
      wants.state === ""
        ? { fact: "cityKey", values: [cityKeyOf(wants.city)], needs: "one" }
        : { fact: "state", values: [wants.state], needs: "one" },
    ],
  };
}
