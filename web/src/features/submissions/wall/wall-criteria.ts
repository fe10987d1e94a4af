import { BOOKING_STAGES } from "@callboard/catalog/states.ts";
import type { PositionSubmissionsCriteria } from "#gen/graphql.ts";
import { keyOf } from "#lib/graph/record-key.ts";
import type { QueryState } from "#lib/use-query-state.ts";
import { peopleCriteria } from "../filters/people-criteria.ts";
import { GROUP_NUMBERS, groupKey } from "../groups/group-number.ts";

/** The list's name in the settings. */
export const WALL_LIST = "wall";

export const SORTS = ["Newest", "Oldest"] as const;

/** What the wall asks for, without what says which page of it. */
export type WallCriteria = Omit<PositionSubmissionsCriteria, "Page" | "PageSize" | "After">;

/** What the wall asks for, read from the address; values that make no sense are left out. */
export function wallCriteria(
  address: Pick<QueryState, "text" | "list">,
  position: { readonly positionId: string; readonly projectId: string },
): WallCriteria {
  const { text } = address;
  const stage = BOOKING_STAGES.find((one) => one === text("stage"));
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
