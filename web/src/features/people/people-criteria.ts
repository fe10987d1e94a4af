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
  "PrimaryLanguage",
  "Skills",
  "Unions",
  "TravelPreference",
] as const;
export type Filter = (typeof FILTERS)[number];

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
  return {
    ...Object.fromEntries(lists),
    ...(text("text") && { Text: text("text") }),
    SortOrder: sortOf(address),
    Page: number("page", 1),
    PageSize: PAGE_SIZE,
  };
}
