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

/** What the server is asked for, read from the address. */
export function criteriaOf({ text, list, number }: Address): UserCriteria {
  const lists = FILTERS.map((filter) => [filter, list(filter)] as const).filter(
    ([, values]) => values.length > 0,
  );
  const sort = SORTS.find((one) => one === text("sort"));
  return {
    ...Object.fromEntries(lists),
    ...(text("text") && { Text: text("text") }),
    SortOrder: sort ?? (text("text") === "" ? "Newest" : "Relevance"),
    Page: number("page", 1),
    PageSize: PAGE_SIZE,
  };
}
