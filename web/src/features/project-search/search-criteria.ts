import type { ProjectSearchCriteria } from "#gen/graphql.ts";
import type { QueryState } from "#lib/use-query-state.ts";
import { PAGE_SIZE } from "./search-documents.ts";

export const SORTS = ["Relevance", "Newest", "Deadline", "Pay"] as const;
export type Sort = (typeof SORTS)[number];

/** Filters with several values: the parameter in the address, and the field of the criteria. */
export const LIST_FILTERS = {
  type: "ProjectType",
  roleType: "RoleType",
  ageRange: "AgeRange",
  skills: "Skills",
  job: "PositionType",
  crew: "PositionSubType",
  unionName: "UnionType",
  height: "HeightRange",
  eyes: "EyeColor",
  hair: "HairColor",
  language: "Languages",
  filmingType: "FilmingType",
  per: "RateFrequency",
} as const satisfies Readonly<Record<string, keyof ProjectSearchCriteria>>;
export type ListFilter = keyof typeof LIST_FILTERS;

export const DAYS = { from: "FilmingFrom", to: "FilmingTo", dueFrom: "DueFrom", due: "DueTo" } as const;
export const SCENES = { nudity: "Nudity", adult: "AdultScenes" } as const;

/** All address parameters that narrow a search, including its text. */
export const NARROWING = [
  "text",
  "fits",
  "paid",
  "union",
  "gender",
  "city",
  "state",
  "miles",
  "near",
  "payMin",
  ...Object.keys(LIST_FILTERS),
  ...Object.keys(DAYS),
  ...Object.keys(SCENES),
];

type Address = Pick<QueryState, "text" | "list" | "number">;

/** The person searched for: the criteria that most roles have. */
export type Searcher = {
  /** Every playing age, the first one first. */
  readonly ageRanges: readonly string[];
  readonly gender: string | null;
};

type Point = { readonly lat: number; readonly lon: number };

export type Circumstances = {
  /** Null if no profile applies. */
  readonly searcher: Searcher | null;
  /** Coordinates of the place in the address; null while they are unknown. */
  readonly point: Point | null;
};

/** The effective sort order: relevance by default if there is search text, otherwise newest first. */
export function sortOf({ text }: Pick<QueryState, "text">): Sort {
  const chosen = SORTS.find((sort) => sort === text("sort"));
  return chosen ?? (text("text") === "" ? "Newest" : "Relevance");
}

function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text);
}

/** The radius around the place, in miles; null if there is none or it is out of range. */
export function milesOf({ number }: Pick<QueryState, "number">): number | null {
  const miles = number("miles", 0);
  return miles >= 1 && miles <= 500 ? miles : null;
}

/** The center of a radius without a place name, which saved searches can have. */
function unnamedPoint({ text }: Pick<QueryState, "text">): Point | null {
  const [lat = Number.NaN, lon = Number.NaN] = text("near").split(",").map(Number);
  return Math.abs(lat) <= 90 && Math.abs(lon) <= 180 ? { lat, lon } : null;
}

function locationCriteria(address: Address, found: Point | null): Pick<ProjectSearchCriteria, "Location"> {
  const City = address.text("city");
  const State = address.text("state");
  const RadiusMiles = milesOf(address);
  const isNamed = City !== "" || State !== "";
  const point = isNamed ? found : unnamedPoint(address);
  if (RadiusMiles !== null && point !== null) return { Location: { Point: point, RadiusMiles } };
  if (!isNamed) return {};
  return { Location: { ...(City && { City }), ...(State && { State }) } };
}

/** The searcher's playing ages and gender as criteria, if the address limits the search to what fits. */
function fitting({ text, list }: Address, searcher: Searcher | null): ProjectSearchCriteria {
  if (text("fits") === "" || searcher === null) return {};
  const { ageRanges, gender } = searcher;
  return {
    ...(ageRanges.length > 0 && list("ageRange").length === 0 && { AgeRange: [...ageRanges] }),
    ...(gender !== null && text("gender") === "" && { Gender: gender }),
  };
}

function listsOf({ list }: Address): ProjectSearchCriteria {
  const entries = Object.entries(LIST_FILTERS).map(([name, field]) => [field, list(name)] as const);
  return Object.fromEntries(entries.filter(([, values]) => values.length > 0));
}

function daysOf({ text }: Address): ProjectSearchCriteria {
  const entries = Object.entries(DAYS).map(([name, field]) => [field, text(name)] as const);
  return Object.fromEntries(entries.filter(([, day]) => isDay(day)));
}

function scenesOf({ text }: Address): ProjectSearchCriteria {
  const entries = Object.entries(SCENES).map(([name, field]) => [field, text(name)] as const);
  return Object.fromEntries(
    entries.filter(([, wanted]) => wanted !== "").map(([field, wanted]) => [field, wanted === "with"]),
  );
}

/** The criteria that narrow a search, read from the address; invalid values are ignored. */
export function narrowingOf(address: Address, { searcher, point }: Circumstances): ProjectSearchCriteria {
  const { text } = address;
  const payMin = Number(text("payMin"));
  return {
    ...listsOf(address),
    ...daysOf(address),
    ...scenesOf(address),
    ...(text("text") && { Text: text("text") }),
    ...(text("union") && { Union: text("union") }),
    ...(text("gender") && { Gender: text("gender") }),
    ...fitting(address, searcher),
    ...locationCriteria(address, point),
    ...(text("paid") !== "" && { PayRateMin: 1 }),
    ...(payMin > 0 && { PayRateMin: payMin }),
  };
}

/** The criteria as sent to the server: the narrowing ones with sort and page. */
export function criteriaOf(address: Address, circumstances: Circumstances): ProjectSearchCriteria {
  return {
    ...narrowingOf(address, circumstances),
    SortOrder: sortOf(address),
    Page: address.number("page", 1),
    PageSize: PAGE_SIZE,
  };
}
