import type { ProjectSearchCriteria } from "#gen/graphql.ts";
import type { QueryState } from "#lib/use-query-state.ts";
import { PAGE_SIZE } from "./search-documents.ts";

export const SORTS = ["Relevance", "Newest", "Deadline", "Pay"] as const;
export type Sort = (typeof SORTS)[number];

/** Filters as they stand in the address. */
export const LIST_FILTERS = ["type", "roleType", "ageRange", "skills"] as const;
export const TEXT_FILTERS = ["union", "gender", "city", "state", "payMin", "from", "to"] as const;
export const FILTERS = [...LIST_FILTERS, ...TEXT_FILTERS] as const;
export type Filter = (typeof FILTERS)[number];

type Address = Pick<QueryState, "text" | "list" | "number">;

/** The sort that holds: the best match while there are words, else the newest. */
export function sortOf({ text }: Pick<QueryState, "text">): Sort {
  const chosen = SORTS.find((sort) => sort === text("sort"));
  return chosen ?? (text("text") === "" ? "Newest" : "Relevance");
}

function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text);
}

function placeOf({ text }: Address): Pick<ProjectSearchCriteria, "Location"> {
  const City = text("city");
  const State = text("state");
  if (City === "" && State === "") return {};
  return { Location: { ...(City && { City }), ...(State && { State }) } };
}

/** What the server is asked for, read from the address; values that make no sense are left out. */
export function criteriaOf(address: Address): ProjectSearchCriteria {
  const { text, list, number } = address;
  const payMin = Number(text("payMin"));
  const lists = {
    ProjectType: list("type"),
    RoleType: list("roleType"),
    AgeRange: list("ageRange"),
    Skills: list("skills"),
  };
  return {
    ...Object.fromEntries(Object.entries(lists).filter(([, values]) => values.length > 0)),
    ...(text("text") && { Text: text("text") }),
    ...(text("union") && { Union: text("union") }),
    ...(text("gender") && { Gender: text("gender") }),
    ...placeOf(address),
    ...(payMin > 0 && { PayRateMin: payMin }),
    ...(isDay(text("from")) && { FilmingFrom: text("from") }),
    ...(isDay(text("to")) && { FilmingTo: text("to") }),
    SortOrder: sortOf(address),
    Page: number("page", 1),
    PageSize: PAGE_SIZE,
  };
}
