import { respond } from "@callboard/graphql/respond.ts";
import { selects } from "@callboard/graphql/selects.ts";
import { parsePage, TIME_SORTS } from "@callboard/kit/paging/page.ts";
import { readKey, readOptionalKey } from "@callboard/kit/record-key.ts";
import { LIMITS } from "@callboard/catalog/limits.ts";
import { invalidField } from "@callboard/kit/failure.ts";
import { fail, map, ok, type Result } from "@callboard/kit/result.ts";
import { combineValidations } from "@callboard/kit/validate.ts";
import {
  getPositionSubmission,
  getPositionSubmissions,
  type PositionCriteria,
} from "#app/lists/position-submissions.ts";
import { getOpenInvitations } from "#app/lists/open-invitations.ts";
import { getUserSubmissions, type UserCriteria } from "#app/lists/user-submissions.ts";
import { getBookingJob } from "#app/matching/book-matching.ts";
import type { Deps } from "#app/ports.ts";
import type { PositionSubmissionsCriteria, QueryResolvers, UserSubmissionsCriteria } from "#gen/graphql.ts";
import { groupQueries } from "./groups/group-operations.ts";
import { calendarQueries } from "./calendar/calendar.ts";
import { readNarrowing } from "./lists/position-narrowing.ts";
import { stageQueries } from "./lists/by-stage.ts";
import { openRequestQueries } from "./lists/open-requests.ts";
import { toHandleQueries } from "./lists/to-handle.ts";
import { waitingQueries } from "./waiting/waiting.ts";
import { submissionQueries } from "./lists/submission-queries.ts";

/** Reads submissions, groups and related records. */
export function createQueries(deps: Deps): QueryResolvers {
  return {
    getPositionSubmissions: async (_, { criteria }, { actor, loaders }, info) => {
      const input = readPositionCriteria(criteria, selects(info, "Total", "TotalIsFloor"));
      const page = await respond(getPositionSubmissions(deps, actor, input));
      // The position was read to check access; prime the loader so that the rows do not read it again.
      loaders.positions.prime(page.position.id, page.position);
      return page;
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
    getBookingJob: (_, { id }, { actor }) =>
      respond(
        getBookingJob(
          deps,
          actor,
          map(readKey("bookingJob", id, "id"), (read) => ({ id: read })),
        ),
      ),
    getOpenInvitations: async (_, __, { actor }) => [
      ...(await respond(getOpenInvitations(deps, actor, ok({})))),
    ],
    ...submissionQueries(deps),
    ...calendarQueries(deps),
    ...waitingQueries(deps),
    ...openRequestQueries(deps),
    ...toHandleQueries(deps),
    ...stageQueries(deps),
    ...groupQueries(deps),
  };
}

function readPositionCriteria(
  criteria: PositionSubmissionsCriteria,
  count: boolean,
): Result<PositionCriteria> {
  const status = { words: criteria.Status, path: "criteria.Status" };
  const parts = combineValidations({
    narrowing: readNarrowing(criteria, status),
    projectId: readOptionalKey("project", criteria.ProjectId, "criteria.ProjectId"),
    userIds: readUserIds(criteria.UserIds),
    page: parsePage(criteria, { sorts: TIME_SORTS, count }),
  });
  return map(parts, ({ narrowing, ...rest }) => ({ ...narrowing, ...rest }));
}

function readUserIds(keys: readonly string[] | null | undefined): Result<readonly string[] | null> {
  const [path, max] = ["criteria.UserIds", LIMITS.itemsAtOnce];
  if (!keys) return ok(null);
  if (keys.length > max)
    return fail(invalidField(path, "TOO_MANY", `UserIds can have at most ${max} entries.`));
  const read = keys.map((key, place) => [place, readKey("user", key, `${path}.${place}`)] as const);
  return map(combineValidations(Object.fromEntries(read)), (ids) => Object.values(ids));
}

function readUserCriteria(criteria: UserSubmissionsCriteria): Result<UserCriteria> {
  const parts = combineValidations({
    userId: readOptionalKey("user", criteria.UserId, "criteria.UserId"),
    projectId: readOptionalKey("project", criteria.ProjectId, "criteria.ProjectId"),
    page: parsePage(criteria, { sorts: TIME_SORTS, count: false }),
  });
  return map(parts, (input) => ({ ...input, status: criteria.Status ?? [] }));
}
