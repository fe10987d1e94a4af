import type { UserCriteria } from "#gen/graphql.ts";
import type { QueryState } from "#lib/use-query-state.ts";
import { PAGE_SIZE } from "./people-documents.ts";

export const SORTS = ["Newest", "Name", "Relevance"] as const;

/** Filters, named in the address as the criteria are. */
export const FILTERS = [
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
  "TravelPreference",
  "HasMedia",
] as const;
export type Filter = (typeof FILTERS)[number];

/** Every name in the address that narrows the people, the words aside. */
export const NARROWING = [...FILTERS, "LocationCity", "Represented", "AvailableFrom", "AvailableTo"] as const;

/** Days on which the server looks for people who are free. */
const MAX_FREE_DAYS = 60;
const DAY_MS = 86_400_000;

/** The days on which people are to be free, as far as the server looks; a day alone is that day. Null for none. */
export function freeDays(first: string, last: string): { readonly from: string; readonly to: string } | null {
  const from = first || last;
  const start = Date.parse(`${from}T00:00:00Z`);
  if (Number.isNaN(start)) return null;
  const latest = new Date(start + (MAX_FREE_DAYS - 1) * DAY_MS).toISOString().slice(0, 10);
  const to = last < from ? from : last;
  return { from, to: to > latest ? latest : to };
}

type Address = Pick<QueryState, "text" | "list" | "number">;

/** The sort that holds: the best match while there are words, else the newest. */
export function sortOf({ text }: Pick<QueryState, "text">): (typeof SORTS)[number] {
  const sort = SORTS.find((one) => one === text("sort"));
  return sort ?? (text("text") === "" ? "Newest" : "Relevance");
}

/** What the server is asked for, read from the address. */
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
