import { BOOKING_STAGES, UNKNOWN } from "@callboard/catalog/booking-facts.ts";
import type { PositionSubmissionsCriteria } from "#gen/graphql.ts";
import { keyOf } from "#lib/graph/record-key.ts";
import type { QueryState } from "#lib/use-query-state.ts";
import { peopleCriteria } from "../filters/people-criteria.ts";
import { GROUP_NUMBERS, groupKey } from "../groups/group-number.ts";

/** The list's name in the settings. */
export const WALL_LIST = "wall";

export const SORTS = ["Newest", "Oldest"] as const;

/** The criteria of the wall without paging. */
export type WallCriteria = Omit<PositionSubmissionsCriteria, "Page" | "PageSize" | "After">;

/** The criteria of the wall, read from the address; invalid values are ignored. */
export function wallCriteria(
  address: Pick<QueryState, "text" | "list">,
  position: { readonly positionId: string; readonly projectId: string },
): WallCriteria {
  const { text } = address;
  const stage = [...BOOKING_STAGES, UNKNOWN].find((one) => one === text("stage"));
  const group = GROUP_NUMBERS.find((number) => String(number) === text("group"));
  const words = text("text").trim();
  const unseen = text("unseen") !== "" && stage === undefined;
  return {
    RoleId: keyOf("ROLE", position.positionId),
    ProjectId: keyOf("PRJ", position.projectId),
    ...(stage && { Status: [stage] }),
    ...(unseen && { Status: ["New"] }),
    ...(words && { Text: words }),
    ...(group && { GroupId: groupKey(group) }),
    ...peopleCriteria(address),
    SortOrder: SORTS.find((sort) => sort === text("sort")) ?? "Newest",
  };
}

/** Address parameters that affect how the wall is shown rather than who is on it. */
const LOOKING = ["open", "review", "view", "all"];

/** The part of an address that filters and sorts the wall, to be kept in links between pages. */
export function narrowingOf(search: string): string {
  const kept = new URLSearchParams(search);
  for (const name of LOOKING) kept.delete(name);
  const written = kept.toString();
  return written === "" ? "" : `?${written}`;
}
