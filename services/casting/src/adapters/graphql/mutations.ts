import { invalidField } from "@callboard/kit/failure.ts";
import { respond, respondWith } from "@callboard/graphql/respond.ts";
import { KEY_PREFIXES } from "@callboard/catalog/record-keys.ts";
import { formatKey, readKey, readOptionalKey, readRequiredKey } from "@callboard/kit/record-key.ts";
import { fail, map, ok, type Result } from "@callboard/kit/result.ts";
import { combineValidations } from "@callboard/kit/validate.ts";
import { cancelAudition } from "#app/cancel-audition.ts";
import { addToGroup, removeFromGroup, type GroupInput } from "#app/groups/change-members.ts";
import { bookSubmissions } from "#app/book-submissions.ts";
import { confirmAudition } from "#app/confirm-audition.ts";
import type { Deps } from "#app/ports.ts";
import { requestAudition, type RequestInput } from "#app/request-audition.ts";
import { submitToPosition, type SubmitInput } from "#app/submit-to-position.ts";
import { answerBooking, updateBookingStatus } from "#app/update-booking-status.ts";
import type { FullKey } from "#app/visible-submission.ts";
import { withdrawSubmission } from "#app/withdraw-submission.ts";
import type {
  AuditionRequestInput,
  MutationResolvers,
  SubmissionInput,
  SubmissionKeyInput,
} from "#gen/graphql.ts";
import { attendanceMutations } from "./attendance-mutations.ts";
import { calendarMutations } from "./calendar/calendar.ts";
import { companyMutations } from "./company-mutations.ts";
import { groupMutations } from "./groups/group-operations.ts";
import { requestMutations } from "./request-mutations.ts";
import { waitingMutations } from "./waiting/waiting.ts";
import { readGroupId, readSubmissionKey } from "./keys.ts";

const done = () => ({ Status: "OK" });

/** Changes to submissions, auditions and groups. */
export function createMutations(deps: Deps): MutationResolvers {
  return {
    ...talentMutations(deps),
    ...bookingMutations(deps),
    ...auditionMutations(deps),
    ...markMutations(deps),
    ...groupMutations(deps),
    ...requestMutations(deps),
    ...companyMutations(deps),
    ...attendanceMutations(deps),
    ...calendarMutations(deps),
    ...waitingMutations(deps),
  };
}

function talentMutations(deps: Deps): MutationResolvers {
  return {
    submitToPosition: (_, { submission }, { actor }) =>
      respond(submitToPosition(deps, actor, readSubmission(submission))),
    withdrawSubmission: (_, { pK, sK, reason }, { actor }) =>
      respond(
        withdrawSubmission(
          deps,
          actor,
          map(lowerKey(pK, sK), (key) => ({ key, reason })),
        ),
      ),
  };
}

function bookingMutations(deps: Deps): MutationResolvers {
  return {
    updateBookingStatus: (_, { pK, sK, status }, { actor }) => {
      const input = map(lowerKey(pK, sK), (key) => ({ key, status }));
      return respondWith(updateBookingStatus(deps, actor, input), done);
    },
    projectSubmissionBookResponse: (_, { PK, SK, UserId, Booked: booked, ClashReason }, { actor }) => {
      const input = map(bookingKey(PK, SK, UserId), (key) => ({ key, booked, clashReason: ClashReason }));
      return respondWith(answerBooking(deps, actor, input), done);
    },
    projectSubmissionsBooking: (_, { submissions, status: booked }, { actor }) => {
      const input = map(readItems(submissions), (items) => ({ items, booked }));
      return respondWith(bookSubmissions(deps, actor, input), (results) => ({
        Status: "OK",
        Results: results.map((result) => ({
          ...result,
          wireKey: formatKey(KEY_PREFIXES.submission, result.key),
        })),
      }));
    },
  };
}

/** Reads the keys of several submissions; a failure names the index of the item. */
function readItems(items: readonly SubmissionKeyInput[]): Result<readonly FullKey[]> {
  const read = items.map(({ PK, SK, UserId }, place) => {
    const path = `submissions.${place}`;
    const key = readSubmissionKey(
      { project: PK, submission: SK },
      { project: `${path}.PK`, submission: `${path}.SK` },
    );
    return UserId && key.ok ? needOwner(key.value, UserId, `${path}.UserId`) : key;
  });
  const byPlace = Object.fromEntries(read.map((one, place) => [String(place), one]));
  return map(combineValidations(byPlace), (keys) => Object.values(keys));
}

function auditionMutations(deps: Deps): MutationResolvers {
  return {
    requestAudition: (_, { request }, { actor }) =>
      respond(requestAudition(deps, actor, readRequest(request))),
    confirmAudition: (_, { pK, sK, auditionId }, { actor }) => {
      const input = combineValidations({
        key: lowerKey(pK, sK),
        slotId: readKey("auditionTime", auditionId, "auditionId"),
      });
      return respondWith(confirmAudition(deps, actor, input), done);
    },
    cancelAudition: (_, { pK, sK, reason }, { actor }) => {
      const input = map(lowerKey(pK, sK), (key) => ({ key, reason }));
      return respondWith(cancelAudition(deps, actor, input), done);
    },
  };
}

function markMutations(deps: Deps): MutationResolvers {
  return {
    addBookingGroupUser: (_, { PK, SK, GroupId }, { actor }) =>
      respondWith(addToGroup(deps, actor, readGroup(PK, SK, GroupId)), done),
    deleteBookingGroupUser: (_, { PK, SK, GroupId }, { actor }) =>
      respondWith(removeFromGroup(deps, actor, readGroup(PK, SK, GroupId)), done),
  };
}

function lowerKey(pK: string, sK: string): Result<FullKey> {
  return readSubmissionKey({ project: pK, submission: sK }, { project: "pK", submission: "sK" });
}

function upperKey(PK: string, SK: string): Result<FullKey> {
  return readSubmissionKey({ project: PK, submission: SK }, { project: "PK", submission: "SK" });
}

/** `UserId` repeats the person of the submission and must match its key. */
function bookingKey(PK: string, SK: string, UserId: string): Result<FullKey> {
  const key = upperKey(PK, SK);
  const owner = readKey("user", UserId, "UserId");
  const read = combineValidations({ key, owner });
  return read.ok ? needOwner(read.value.key, UserId, "UserId") : read;
}

function needOwner(key: FullKey, UserId: string, path: string): Result<FullKey> {
  const userId = readKey("user", UserId, path);
  if (!userId.ok) return userId;
  return key.userId === userId.value
    ? ok(key)
    : fail(invalidField(path, "MISMATCH", `${path} does not match the submission in SK.`));
}

function readGroup(PK: string, SK: string, GroupId: string): Result<GroupInput> {
  return combineValidations({ key: upperKey(PK, SK), groupId: readGroupId(GroupId, "GroupId") });
}

function readSubmission(submission: SubmissionInput): Result<SubmitInput> {
  const keys = combineValidations({
    projectId: readOptionalKey("project", submission.ProjectId, "submission.ProjectId"),
    positionId: readRequiredKey("position", submission.RoleId, "submission.RoleId"),
    userId: readOptionalKey("user", submission.UserId, "submission.UserId"),
    photoId: readOptionalKey("media", submission.PhotoId, "submission.PhotoId"),
    reelId: readOptionalKey("media", submission.ReelId, "submission.ReelId"),
  });
  return map(keys, (read) => ({ ...read, submission }));
}

function readRequest(request: AuditionRequestInput): Result<RequestInput> {
  const keys = combineValidations({
    key: readSubmissionKey(
      { project: request.PK, submission: request.SK },
      { project: "request.PK", submission: "request.SK" },
    ),
    slotId: readOptionalKey("auditionTime", request.AuditionId, "request.AuditionId"),
  });
  return map(keys, (read) => ({ ...read, request }));
}
