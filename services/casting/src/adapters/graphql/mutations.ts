import { invalidField } from "@callboard/kit/failure.ts";
import { respond, respondWith } from "@callboard/kit/graphql/respond.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import { cancelAudition } from "#app/cancel-audition.ts";
import { addToGroup, removeFromGroup, type GroupInput } from "#app/change-groups.ts";
import { confirmAudition } from "#app/confirm-audition.ts";
import type { FullKey } from "#app/find-submission.ts";
import type { Deps } from "#app/ports.ts";
import { requestAudition, type RequestInput } from "#app/request-audition.ts";
import { submitToPosition, type SubmitInput } from "#app/submit-to-position.ts";
import { answerBooking, updateBookingStatus } from "#app/update-booking-status.ts";
import { withdrawSubmission } from "#app/withdraw-submission.ts";
import { ALL_ROLES, COMPANY_ROLES, TALENT_ROLES } from "#domain/policy.ts";
import type { AuditionRequestInput, MutationResolvers, SubmissionInput } from "#gen/graphql.ts";
import { groupId, keyOf, optionalKey, requiredKey, submissionKey, together, withRole } from "./arguments.ts";

const done = () => ({ Status: "OK" });

/** Changes to submissions, auditions and groups. */
export function createMutations(deps: Deps): MutationResolvers {
  return {
    ...talentMutations(deps),
    ...bookingMutations(deps),
    ...auditionMutations(deps),
    ...groupMutations(deps),
  };
}

function talentMutations(deps: Deps): MutationResolvers {
  return {
    submitToPosition: (_, { submission }, { actor }) =>
      respond(
        withRole(
          actor,
          TALENT_ROLES,
          () => readSubmission(submission),
          (input) => submitToPosition(deps, actor, input),
        ),
      ),
    withdrawSubmission: (_, { pK, sK, reason }, { actor }) =>
      respond(
        withRole(
          actor,
          TALENT_ROLES,
          () => lowerKey(pK, sK),
          (key) => withdrawSubmission(deps, actor, { key, reason: reason ?? null }),
        ),
      ),
  };
}

function bookingMutations(deps: Deps): MutationResolvers {
  return {
    updateBookingStatus: (_, { pK, sK, status }, { actor }) =>
      respondWith(
        withRole(
          actor,
          COMPANY_ROLES,
          () => lowerKey(pK, sK),
          (key) => updateBookingStatus(deps, actor, { key, status }),
        ),
        done,
      ),
    projectSubmissionBookResponse: (_, { PK, SK, UserId, Booked }, { actor }) =>
      respondWith(
        withRole(
          actor,
          COMPANY_ROLES,
          () => bookingKey(PK, SK, UserId),
          (key) => answerBooking(deps, actor, { key, booked: Booked }),
        ),
        done,
      ),
  };
}

function auditionMutations(deps: Deps): MutationResolvers {
  return {
    requestAudition: (_, { request }, { actor }) =>
      respond(
        withRole(
          actor,
          COMPANY_ROLES,
          () => readRequest(request),
          (input) => requestAudition(deps, actor, input),
        ),
      ),
    confirmAudition: (_, { pK, sK, auditionId }, { actor }) =>
      respondWith(
        withRole(
          actor,
          ALL_ROLES,
          () => together({ key: lowerKey(pK, sK), slotId: keyOf("auditionTime", auditionId, "auditionId") }),
          (input) => confirmAudition(deps, actor, input),
        ),
        done,
      ),
    cancelAudition: (_, { pK, sK, reason }, { actor }) =>
      respondWith(
        withRole(
          actor,
          ALL_ROLES,
          () => lowerKey(pK, sK),
          (key) => cancelAudition(deps, actor, { key, reason: reason ?? null }),
        ),
        done,
      ),
  };
}

function groupMutations(deps: Deps): MutationResolvers {
  return {
    addBookingGroupUser: (_, { PK, SK, GroupId }, { actor }) =>
      respondWith(
        withRole(
          actor,
          COMPANY_ROLES,
          () => readGroup(PK, SK, GroupId),
          (input) => addToGroup(deps, actor, input),
        ),
        done,
      ),
    deleteBookingGroupUser: (_, { PK, SK, GroupId }, { actor }) =>
      respondWith(
        withRole(
          actor,
          COMPANY_ROLES,
          () => readGroup(PK, SK, GroupId),
          (input) => removeFromGroup(deps, actor, input),
        ),
        done,
      ),
  };
}

function lowerKey(pK: string, sK: string): Result<FullKey> {
  return submissionKey({ path: "pK", text: pK }, { path: "sK", text: sK });
}

function upperKey(PK: string, SK: string): Result<FullKey> {
  return submissionKey({ path: "PK", text: PK }, { path: "SK", text: SK });
}

/** UserId says once more whose submission is meant. */
function bookingKey(PK: string, SK: string, UserId: string): Result<FullKey> {
  const parts = together({ key: upperKey(PK, SK), userId: keyOf("user", UserId, "UserId") });
  if (!parts.ok) return parts;
  return parts.value.key.userId === parts.value.userId
    ? ok(parts.value.key)
    : fail(invalidField("UserId", "MISMATCH", "UserId is not the submitter named by SK."));
}

function readGroup(PK: string, SK: string, GroupId: string): Result<GroupInput> {
  return together({ key: upperKey(PK, SK), groupId: groupId(GroupId, "GroupId") });
}

function readSubmission(input: SubmissionInput): Result<SubmitInput> {
  const keys = together({
    projectId: optionalKey("project", input.ProjectId, "submission.ProjectId"),
    positionId: requiredKey("position", input.RoleId, "submission.RoleId"),
    userId: optionalKey("user", input.UserId, "submission.UserId"),
  });
  if (!keys.ok) return keys;
  const words = {
    comments: input.Comments ?? null,
    website: input.Website ?? null,
    socialMedia: input.SocialMedia ?? null,
    representationName: input.RepresentationName ?? null,
  };
  return ok({ ...keys.value, words, clientKey: input.ClientKey ?? null });
}

function readRequest(input: AuditionRequestInput): Result<RequestInput> {
  const keys = together({
    key: submissionKey({ path: "request.PK", text: input.PK }, { path: "request.SK", text: input.SK }),
    slotId: optionalKey("auditionTime", input.AuditionId, "request.AuditionId"),
  });
  if (!keys.ok) return keys;
  const expiresAt = input.ExpiresAt ? new Date(input.ExpiresAt) : null;
  return ok({ ...keys.value, message: input.Message ?? null, expiresAt, clientKey: input.ClientKey ?? null });
}
