import { readRequiredKey } from "@callboard/kit/record-key.ts";
import { map, ok, type Result } from "@callboard/kit/result.ts";
import { combineValidations } from "@callboard/kit/validate.ts";
import type { PositionNarrowing } from "#app/lists/position-filter.ts";
import type { MatchingCriteria } from "#gen/graphql.ts";
import { readGroupId } from "../keys.ts";

/** Input fields shared by the list and the bulk decision; only the field for states is named differently. */
type Narrowing = Omit<MatchingCriteria, "BookingStatus" | "ClientKey">;

/** Reads the criteria that narrow the submissions to a position, the same way for every operation. */
export function readNarrowing(
  criteria: Narrowing,
  status: { readonly words: readonly string[] | null | undefined; readonly path: string },
): Result<PositionNarrowing> {
  const { GroupId } = criteria;
  const keys = combineValidations({
    positionId: readRequiredKey("position", criteria.RoleId, "criteria.RoleId"),
    groupId: GroupId === null || GroupId === undefined ? ok(null) : readGroupId(GroupId, "criteria.GroupId"),
  });
  return map(keys, (read) => ({
    ...read,
    status: status.words ?? [],
    statusPath: status.path,
    text: criteria.Text?.trim() || null,
    people: {
      Fit: criteria.Fit,
      AgeRanges: criteria.AgeRanges,
      Unions: criteria.Unions,
      NoUnion: criteria.NoUnion,
      Agents: criteria.Agents,
      NoAgent: criteria.NoAgent,
    },
  }));
}
