import { BOOKING_STAGES } from "@callboard/catalog/states.ts";
import type { PositionSubmissionsCriteria } from "#gen/graphql.ts";
import { keyOf } from "#lib/graph/record-key.ts";
import type { QueryState } from "#lib/use-query-state.ts";

export const SORTS = ["Newest", "Oldest"] as const;
export const GROUP_NUMBERS = [1, 2, 3, 4, 5] as const;
export const FILTERS = ["stage", "text", "group"] as const;

/** What the wall asks for, read from the address; values that make no sense are left out. */
export function wallCriteria(
  { text }: Pick<QueryState, "text">,
  position: { readonly positionId: string; readonly projectId: string },
): PositionSubmissionsCriteria {
  const stage = BOOKING_STAGES.find((one) => one === text("stage"));
  const group = GROUP_NUMBERS.find((number) => String(number) === text("group"));
  const words = text("text").trim();
  return {
    RoleId: keyOf("ROLE", position.positionId),
    ProjectId: keyOf("PRJ", position.projectId),
    ...(stage && { Status: [stage] }),
    ...(words && { Text: words }),
    ...(group && { GroupId: keyOf("GROUP", String(group)) }),
    SortOrder: SORTS.find((sort) => sort === text("sort")) ?? "Newest",
  };
}
