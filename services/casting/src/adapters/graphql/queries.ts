import { KEY_PREFIXES } from "@callboard/catalog/record-keys.ts";
import { invalidField } from "@callboard/kit/failure.ts";
import { respond } from "@callboard/kit/graphql/respond.ts";
import { selects } from "@callboard/kit/graphql/selects.ts";
import { parsePage, TIME_SORTS } from "@callboard/kit/page.ts";
import { parsePairKey } from "@callboard/kit/record-key.ts";
import { fail, map, ok, type Result } from "@callboard/kit/result.ts";
import type { Deps, SubmissionKey } from "#app/ports.ts";
import {
  getPositionSubmission,
  getPositionSubmissions,
  getUserSubmissions,
  type PositionCriteria,
  type UserCriteria,
} from "#app/submission-queries.ts";
import { ALL_ROLES } from "#domain/policy.ts";
import type { PositionSubmissionsCriteria, QueryResolvers, UserSubmissionsCriteria } from "#gen/graphql.ts";
import { groupId, keyOf, optionalKey, requiredKey, together, withRole } from "./arguments.ts";

/** Reads of submissions. */
export function createQueries(deps: Deps): QueryResolvers {
  return {
    getPositionSubmissions: (_, { criteria }, { actor }, info) =>
      respond(
        withRole(
          actor,
          ALL_ROLES,
          () => readPositionCriteria(criteria, selects(info, "Total", "TotalIsFloor")),
          (input) => getPositionSubmissions(deps, actor, input),
        ),
      ),
    getPositionSubmission: (_, { UserId, RoleId }, { actor }) =>
      respond(
        withRole(
          actor,
          ALL_ROLES,
          () =>
            together({
              userId: keyOf("user", UserId, "UserId"),
              positionId: keyOf("position", RoleId, "RoleId"),
            }),
          (key) => getPositionSubmission(deps, actor, key),
        ),
      ),
    getUserSubmissions: async (_, { criteria }, { actor }) => [
      ...(await respond(
        withRole(
          actor,
          ALL_ROLES,
          () => readUserCriteria(criteria),
          (input) => getUserSubmissions(deps, actor, input),
        ),
      )),
    ],
  };
}

function readPositionCriteria(
  criteria: PositionSubmissionsCriteria,
  count: boolean,
): Result<PositionCriteria> {
  const { GroupId } = criteria;
  const parts = together({
    positionId: requiredKey("position", criteria.RoleId, "criteria.RoleId"),
    projectId: optionalKey("project", criteria.ProjectId, "criteria.ProjectId"),
    groupId: GroupId === null || GroupId === undefined ? ok(null) : groupId(GroupId, "criteria.GroupId"),
    page: parsePage(criteria, { sorts: TIME_SORTS, count }),
  });
  return map(parts, (input) => ({
    ...input,
    status: criteria.Status ?? [],
    text: criteria.Text?.trim() || null,
  }));
}

function readUserCriteria(criteria: UserSubmissionsCriteria): Result<UserCriteria> {
  const parts = together({
    userId: optionalKey("user", criteria.UserId, "criteria.UserId"),
    projectId: optionalKey("project", criteria.ProjectId, "criteria.ProjectId"),
    page: parsePage({ ...criteria, After: null }, { sorts: TIME_SORTS, count: false }),
    after: readAfter(criteria.After),
  });
  return map(parts, (input) => ({ ...input, status: criteria.Status ?? [] }));
}

/** This list is bare records: its cursor is the key of the last one. */
function readAfter(after: string | null | undefined): Result<SubmissionKey | null> {
  if (!after) return ok(null);
  const pair = parsePairKey(KEY_PREFIXES.submission, after, "criteria.After");
  if (!pair.ok)
    return fail(invalidField("criteria.After", "CURSOR", "After is the SK of the last record seen."));
  return ok({ positionId: pair.value[0], userId: pair.value[1] });
}
