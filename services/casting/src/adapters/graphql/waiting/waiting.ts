import { respond } from "@callboard/graphql/respond.ts";
import { parsePage, type Sorts } from "@callboard/kit/paging/page.ts";
import { readKey, readRequiredKey } from "@callboard/kit/record-key.ts";
import { map } from "@callboard/kit/result.ts";
import { combineValidations } from "@callboard/kit/validate.ts";
import type { Deps } from "#app/ports.ts";
import { visibleSubmission } from "#app/visible-submission.ts";
import { getWaitingList } from "#app/waiting/read-waiting-list.ts";
import { joinWaitingList, leaveWaitingList } from "#app/waiting/wait-for-slot.ts";
import type { MutationResolvers, QueryResolvers, WaitingPlaceResolvers } from "#gen/graphql.ts";
import { readSubmissionKey } from "../keys.ts";
import { wire } from "../wire.ts";

const SORTS: Sorts<"Line"> = { Line: { order: "asc", keys: ["number", "time", "uuid"] } };
const PATHS = { project: "pK", submission: "sK" } as const;

/** Lists who is waiting for a slot. */
export function waitingQueries(deps: Deps) {
  return {
    getWaitingList: async (_, { criteria }, { actor }) => {
      const input = combineValidations({
        projectId: readRequiredKey("project", criteria.ProjectId, "criteria.ProjectId"),
        slotId: readRequiredKey("auditionTime", criteria.AuditionId, "criteria.AuditionId"),
        page: parsePage(criteria, { sorts: SORTS, count: false }),
      });
      return [...(await respond(getWaitingList(deps, actor, input)))];
    },
  } satisfies QueryResolvers;
}

/** Joins and leaves the line for a full slot. */
export function waitingMutations(deps: Deps) {
  return {
    joinWaitingList: (_, { pK, sK, auditionId }, { actor }) => {
      const input = combineValidations({
        key: readSubmissionKey({ project: pK, submission: sK }, PATHS),
        slotId: readKey("auditionTime", auditionId, "auditionId"),
      });
      return respond(joinWaitingList(deps, actor, input));
    },
    leaveWaitingList: (_, { pK, sK }, { actor }) => {
      const key = readSubmissionKey({ project: pK, submission: sK }, PATHS);
      return respond(
        leaveWaitingList(
          deps,
          actor,
          map(key, (read) => ({ key: read })),
        ),
      );
    },
  } satisfies MutationResolvers;
}

export const waitingPlaceResolvers: WaitingPlaceResolvers = {
  Cursor: ({ cursor }) => cursor,
  AuditionId: ({ slotId }) => wire.slot(slotId),
  Audition: ({ slotId, submission: { projectId } }) => ({ projectId, slotId }),
  Since: ({ since }) => wire.time(since),
  Place: ({ place }) => place,
  HeldUntil: ({ held, submission }) => (held ? wire.timeOrNull(submission.auditionExpiresAt) : null),
  Submission: ({ submission }, _, { actor }) => {
    const found = visibleSubmission(actor, submission);
    return found.ok ? found.value : null;
  },
};
