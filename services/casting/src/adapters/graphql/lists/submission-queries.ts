import { respond } from "@callboard/graphql/respond.ts";
import { invalidField } from "@callboard/kit/failure.ts";
import { parsePage, TIME_SORTS, type PageInput } from "@callboard/kit/paging/page.ts";
import { readKey, readOptionalKey, readRequiredKey } from "@callboard/kit/record-key.ts";
import { fail, map, ok, type Result } from "@callboard/kit/result.ts";
import { combineValidations } from "@callboard/kit/validate.ts";
import {
  getPositionSubmissionsByBookingGroup,
  getPositionSubmissionsByBookingStatus,
} from "#app/lists/position-submissions.ts";
import {
  getBookedSubmissions,
  getLatestProjectsSubmissions,
  getProjectSubmissionById,
  type BookedCriteria,
} from "#app/lists/project-submissions.ts";
import { getUserProjectSubmissions } from "#app/lists/user-submissions.ts";
import type { Deps } from "#app/ports.ts";
import type { BookedSubmissionsCriteria, QueryResolvers } from "#gen/graphql.ts";
import { readRequiredGroupId } from "../keys.ts";

/** Lists submissions by project, state, group or booking. */
export function submissionQueries(deps: Deps) {
  return {
    getProjectSubmissionById: (_, { UserId, ProjectId }, { actor }) => {
      const key = combineValidations({
        userId: readKey("user", UserId, "UserId"),
        projectId: readKey("project", ProjectId, "ProjectId"),
      });
      return respond(getProjectSubmissionById(deps, actor, key));
    },
    getLatestProjectsSubmissions: async (_, { ProjectId }, { actor, loaders }) => {
      const input = map(readKey("project", ProjectId, "ProjectId"), (projectId) => ({ projectId }));
      const { project, submissions } = await respond(getLatestProjectsSubmissions(deps, actor, input));
      loaders.projects.prime(project.id, project);
      return [...submissions];
    },
    getUserProjectSubmissions: async (_, { UserId, ...page }, { actor }) => {
      const input = combineValidations({
        userId: readKey("user", UserId, "UserId"),
        page: parsePage(page, { sorts: TIME_SORTS, count: false, path: "" }),
      });
      return [...(await respond(getUserProjectSubmissions(deps, actor, input)))];
    },
    getPositionSubmissionsByBookingStatus: async (_, { criteria }, { actor }) => {
      const input = combineValidations({ ...readMark(criteria), status: readWord(criteria.BookingStatus) });
      return [...(await respond(getPositionSubmissionsByBookingStatus(deps, actor, input)))];
    },
    getPositionSubmissionsByBookingGroup: async (_, { criteria }, { actor }) => {
      const groupId = readRequiredGroupId(criteria.GroupId, "criteria.GroupId");
      const input = combineValidations({ ...readMark(criteria), groupId });
      return [...(await respond(getPositionSubmissionsByBookingGroup(deps, actor, input)))];
    },
    getBookedSubmissions: async (_, { criteria }, { actor }) => [
      ...(await respond(getBookedSubmissions(deps, actor, readBooked(criteria)))),
    ],
  } satisfies QueryResolvers;
}

function readMark(criteria: PageInput & { readonly RoleId?: string | null | undefined }) {
  return {
    positionId: readRequiredKey("position", criteria.RoleId, "criteria.RoleId"),
    page: parsePage(criteria, { sorts: TIME_SORTS, count: false }),
  };
}

function readWord(word: string | null | undefined): Result<string> {
  const path = "criteria.BookingStatus";
  return word ? ok(word) : fail(invalidField(path, "REQUIRED", `${path} is required.`));
}

function readBooked(criteria: BookedSubmissionsCriteria): Result<BookedCriteria> {
  return combineValidations({
    projectId: readOptionalKey("project", criteria.ProjectId, "criteria.ProjectId"),
    positionId: readOptionalKey("position", criteria.RoleId, "criteria.RoleId"),
    userId: readOptionalKey("user", criteria.UserId, "criteria.UserId"),
    page: parsePage(criteria, { sorts: TIME_SORTS, count: false }),
  });
}
