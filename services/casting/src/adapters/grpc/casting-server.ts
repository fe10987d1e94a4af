import { timestampFromDate } from "@bufbuild/protobuf/wkt";
import { hasRole, type Actor } from "@callboard/kit/actor.ts";
import { forbidden, notFound } from "@callboard/kit/failure.ts";
import { implement, type Implemented } from "@callboard/grpc/server.ts";
import { fail, map, ok, type Result } from "@callboard/kit/result.ts";
import { CastingService } from "@callboard/proto/casting/v1/service_pb.ts";
import {
  removePosition,
  restorePosition,
  setQuantity,
  setSlotCapacity,
  withdrawConsent,
} from "#app/consents/give-consent.ts";
import type { ConsentRequest } from "#app/consents/consent-ports.ts";
import type { Deps } from "#app/ports.ts";
import type { NoticeFacts } from "#app/requests/request-ports.ts";
import { COMPANY_ROLES } from "#domain/policy.ts";
import { calendarMethods } from "./calendar-methods.ts";

/** The calls that casting serves to other services. The calling service has already checked ownership. */
export function createCastingServer(deps: Deps, publicUrl: string): Implemented {
  return implement(CastingService, {
    ...calendarMethods(deps, publicUrl),
    listSubmitters: async ({ companyId, userIds, ...also }) =>
      ok({ userIds: [...(await deps.reads.submittersOf(companyId, userIds, also))] }),
    listCompanySubmitters: async ({ companyId, limit }) =>
      ok({ userIds: [...(await deps.reads.allSubmittersOf(companyId, limit))] }),
    listBooked: async ({ userIds }) => ok({ userIds: [...(await deps.reads.bookedPeople(userIds))] }),
    batchGetProjectRelations: async ({ projectIds, userIds }) =>
      ok({ relations: [...(await deps.reads.relations(projectIds, userIds))] }),
    batchGetAuditionDeadlines: async ({ submissionIds }) => {
      const deadlines = await deps.reads.auditionDeadlines(submissionIds);
      return ok({
        deadlines: [...deadlines].map(([submissionId, at]) => ({
          submissionId,
          respondBy: timestampFromDate(at),
        })),
      });
    },
    batchGetNoticeFacts: async ({ submissionIds }) => {
      const facts = await deps.reads.noticeFacts(submissionIds);
      return ok({ facts: [...facts].map(([submissionId, one]) => noticeFactsMessage(submissionId, one)) });
    },
    listGroupMembers: async ({ limit, ...group }) => {
      const userIds = await deps.reads.groupMemberIds(group, limit);
      return userIds === null ? fail(notFound("group")) : ok({ userIds: [...userIds] });
    },
    listStandingTalents: async (wanted) => ok({ userIds: [...(await deps.reads.submittedTalents(wanted))] }),
    removePosition: ({ positionId, ...request }, { actor }) =>
      guarded(actor, () => removePosition(deps, consentOf(positionId, request))),
    restorePosition: ({ positionId }, { actor }) => guarded(actor, () => restorePosition(deps, positionId)),
    setQuantity: ({ positionId, quantity, ...request }, { actor }) =>
      guarded(actor, () => setQuantity(deps, consentOf(positionId, request), quantity)),
    setSlotCapacity: ({ slotId, capacity, cancelled, ...request }, { actor }) =>
      guarded(actor, () => setSlotCapacity(deps, consentOf(slotId, request), { capacity, cancelled })),
    withdrawConsent: ({ consentId, ids }, { actor }) =>
      guarded(actor, () => withdrawConsent(deps, { consentId, ids })),
  });
}

function noticeFactsMessage(submissionId: string, { request, respondBy, talentZone, due }: NoticeFacts) {
  return {
    submissionId,
    ...(request && { requestStatus: request.status, terms: JSON.stringify(request.terms) }),
    ...(respondBy && { respondBy: timestampFromDate(respondBy) }),
    talentZone: talentZone ?? "",
    ...(due && { due: JSON.stringify(due) }),
  };
}

/** An asker of the version before sends no id of its own; its consent stands under the id of what it changes. */
function consentOf(
  id: string,
  { version, consentId }: { version: bigint; consentId: string },
): ConsentRequest {
  return { id, version: version > 0n ? Number(version) : null, consentId: consentId || id };
}

/** Only the company side and services may change the capacity of a position or slot. */
async function guarded(
  actor: Actor,
  work: () => Promise<Result<void>>,
): Promise<Result<Record<string, never>>> {
  if (actor.kind !== "system" && !hasRole(actor, ...COMPANY_ROLES)) return fail(forbidden("ROLE"));
  return map(await work(), () => ({}));
}
