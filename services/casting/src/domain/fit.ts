import type { Wants } from "./position.ts";

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

/** How a talent fits a position, criterion by criterion: an explanation, never a filter. */
export interface Fit {
  readonly met: number;
  readonly of: number;
  readonly criteria: readonly Criterion[];
}

type Test = (wanted: readonly string[], has: readonly string[]) => boolean;

/** One of several is enough. */
const some: Test = (wanted, has) => wanted.some((value) => has.includes(value));
/** All are needed. */
const every: Test = (wanted, has) => wanted.every((value) => has.includes(value));

/** Compares what the breakdown names with what the profile says; what is not named is not a criterion. */
export function fitOf(wants: Wants, profile: Profile): Fit {
  const criteria = [
    criterion("Age", wants.ageRanges, said(profile.ageRange), agesTouch),
    criterion("Gender", wants.genders, said(profile.gender), some),
    criterion("Height", wants.heightRanges, said(profile.heightRange), some),
    criterion("Eyes", wants.eyeColors, said(profile.eyeColor), some),
    criterion("Hair", wants.hairColors, profile.hairColors, some),
    criterion("Skills", wants.skills, profile.skills, every),
    criterion("Union", wantedUnions(wants), profile.unions, some),
    criterion("Language", wants.languages, profile.languages, some),
    placeCriterion(wants, profile),
  ].filter((found) => found !== null);
  return { met: criteria.filter(({ verdict }) => verdict === "Met").length, of: criteria.length, criteria };
}

function criterion(
  name: string,
  wanted: readonly string[],
  has: readonly string[],
  holds: Test,
): Criterion | null {
  if (wanted.length === 0) return null;
  const verdict = has.length === 0 ? "Unknown" : holds(wanted, has) ? "Met" : "NotMet";
  return { criterion: name, verdict, wanted, has };
}

function said(value: string): readonly string[] {
  return value === "" ? [] : [value];
}

/** A union is wanted only where the breakdown is for members; Both and Non-Union leave everybody in. */
function wantedUnions({ union, unionType }: Wants): readonly string[] {
  return union === "Union" && unionType !== "" ? [unionType] : [];
}

/** Ranges touch when some age lies in both: `Under 12`, `22-30`, `Over 60`. */
function agesTouch(wanted: readonly string[], has: readonly string[]): boolean {
  return wanted.some((one) => has.some((other) => touches(ages(one), ages(other))));
}

function ages(range: string): readonly [number, number] {
  const [first = 0, second] = (range.match(/\d+/g) ?? []).map(Number);
  if (range.startsWith("Under")) return [0, first - 1];
  return range.startsWith("Over") ? [first + 1, 200] : [first, second ?? first];
}

function touches(one: readonly [number, number], other: readonly [number, number]): boolean {
  return one[0] <= other[1] && other[0] <= one[1];
}

/** Remote work needs no place; who travels through the country or the world is near everything. */
function placeCriterion(wants: Wants, profile: Profile): Criterion | null {
  if (wants.filmingType === "Remote" || (wants.city === "" && wants.state === "")) return null;
  const place = [wants.city, wants.state].filter((word) => word !== "");
  const has = [profile.city, profile.state].filter((word) => word !== "");
  const travels = profile.travelPreference === "USA" || profile.travelPreference === "International";
  const isNear = wants.state !== "" ? profile.state === wants.state : sameCity(wants.city, profile.city);
  if (has.length === 0 && !travels) return { criterion: "Place", verdict: "Unknown", wanted: place, has };
  const shown = travels ? [...has, profile.travelPreference] : has;
  return { criterion: "Place", verdict: travels || isNear ? "Met" : "NotMet", wanted: place, has: shown };
}

function sameCity(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
