import type { UserCriteria } from "#gen/graphql.ts";
import type { QueryState } from "#lib/use-query-state.ts";
import { PAGE_SIZE } from "./people-documents.ts";

export const SORTS = ["Newest", "Name", "Relevance"] as const;

/** Filters whose address parameters are named like their criteria. */
export const FILTERS = [
  "UserRole",
  "AgeRange",
  "Gender",
  "HeightRange",
  "EyeColor",
  "CurrentHairColor",
  "NaturalHairColor",
  "Languages",
  "PrimaryLanguage",
  "Skills",
  "Unions",
  "LocationState",
  "LocationCountry",
  "TravelPreference",
  "HasMedia",
] as const;
export type Filter = (typeof FILTERS)[number];

/** All address parameters that narrow the list, except the search text. */
export const NARROWING = [...FILTERS, "LocationCity", "Represented", "AvailableFrom", "AvailableTo"] as const;

/** The longest range of days for which the server checks availability. */
const MAX_FREE_DAYS = 60;
const DAY_MS = 86_400_000;

/**
 * The days on which people must be free, limited to `MAX_FREE_DAYS`; a single date means that day only. Null if there
 * is none.
 */
export function freeDays(first: string, last: string): { readonly from: string; readonly to: string } | null {
  const from = first || last;
  const start = Date.parse(`${from}T00:00:00Z`);
  if (Number.isNaN(start)) return null;
  const latest = new Date(start + (MAX_FREE_DAYS - 1) * DAY_MS).toISOString().slice(0, 10);
  const to = last < from ? from : last;
  return { from, to: to > latest ? latest : to };
}

type Address = Pick<QueryState, "text" | "list" | "number">;

/** The effective sort order: relevance by default if there is search text, otherwise newest first. */
export function sortOf({ text }: Pick<QueryState, "text">): (typeof SORTS)[number] {
  const sort = SORTS.find((one) => one === text("sort"));
  return sort ?? (text("text") === "" ? "Newest" : "Relevance");
}

/** The criteria as sent to the server, read from the address. */
export function criteriaOf(address: Address): UserCriteria {
  const { text, list, number } = address;
  const lists = FILTERS.map((filter) => [filter, list(filter)] as const).filter(
    ([, values]) => values.length > 0,
  );
  const free = freeDays(text("AvailableFrom"), text("AvailableTo"));
  return {
    ...Object.fromEntries(lists),
    ...(text("LocationCity") && { LocationCity: text("LocationCity") }),
    ...(text("Represented") && { Represented: text("Represented") === "yes" }),
    ...(free && { AvailableFrom: free.from, AvailableTo: free.to }),
    ...(text("text") && { Text: text("text") }),
    SortOrder: sortOf(address),
    Page: number("page", 1),
    PageSize: PAGE_SIZE,
  };
}
