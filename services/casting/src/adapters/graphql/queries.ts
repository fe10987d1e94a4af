import { respond } from "@callboard/graphql/respond.ts";
import { selects } from "@callboard/graphql/selects.ts";
import { parsePage, TIME_SORTS } from "@callboard/kit/paging/page.ts";
import { readKey, readOptionalKey, readRequiredKey } from "@callboard/kit/record-key.ts";
import { map, ok, type Result } from "@callboard/kit/result.ts";
import { combineValidations } from "@callboard/kit/validate.ts";
import {
  getPositionSubmission,
  getPositionSubmissions,
  getUserSubmissions,
  type PositionCriteria,
  type UserCriteria,
} from "#app/list-submissions.ts";
import type { Deps } from "#app/ports.ts";
import type { PositionSubmissionsCriteria, QueryResolvers, UserSubmissionsCriteria } from "#gen/graphql.ts";
import { readGroupId } from "./keys.ts";

/** Reads of submissions. */
export function createQueries(deps: Deps): QueryResolvers {
  return {
    getPositionSubmissions: (_, { criteria }, { actor }, info) => {
      const input = readPositionCriteria(criteria, selects(info, "Total", "TotalIsFloor"));
      return respond(getPositionSubmissions(deps, actor, input));
    },
    getPositionSubmission: (_, { UserId, RoleId }, { actor }) => {
      const key = combineValidations({
        userId: readKey("user", UserId, "UserId"),
        positionId: readKey("position", RoleId, "RoleId"),
      });
      return respond(getPositionSubmission(deps, actor, key));
    },
    getUserSubmissions: async (_, { criteria }, { actor }) => [
      ...(await respond(getUserSubmissions(deps, actor, readUserCriteria(criteria)))),
    ],
  };
}

function readPositionCriteria(
  criteria: PositionSubmissionsCriteria,
  count: boolean,
): Result<PositionCriteria> {
  const { GroupId } = criteria;
  const parts = combineValidations({
    positionId: readRequiredKey("position", criteria.RoleId, "criteria.RoleId"),
    projectId: readOptionalKey("project", criteria.ProjectId, "criteria.ProjectId"),
    groupId: GroupId === null || GroupId === undefined ? ok(null) : readGroupId(GroupId, "criteria.GroupId"),
    page: parsePage(criteria, { sorts: TIME_SORTS, count }),
  });
  return map(parts, (input) => ({
    ...input,
    status: criteria.Status ?? [],
    text: criteria.Text?.trim() || null,
  }));
}

function readUserCriteria(criteria: UserSubmissionsCriteria): Result<UserCriteria> {
  const parts = combineValidations({
    userId: readOptionalKey("user", criteria.UserId, "criteria.UserId"),
    projectId: readOptionalKey("project", criteria.ProjectId, "criteria.ProjectId"),
    page: parsePage(criteria, { sorts: TIME_SORTS, count: false }),
  });
  return map(parts, (input) => ({ ...input, status: criteria.Status ?? [] }));
}
