import { respond } from "@callboard/graphql/respond.ts";
import { readRequiredKey } from "@callboard/kit/record-key.ts";
import { map } from "@callboard/kit/result.ts";
import { combineValidations } from "@callboard/kit/validate.ts";
import { checkIn, disputeNoShow, recordNoShow } from "#app/attendance/attend-audition.ts";
import { requestAnotherTime } from "#app/attendance/request-another-time.ts";
import type { Deps } from "#app/ports.ts";
import type { MutationResolvers } from "#gen/graphql.ts";
import { readSubmissionKey } from "./keys.ts";

/** Everything about an audition except confirming and declining it. */
export function attendanceMutations(deps: Deps) {
  return {
    requestAnotherTime: (_, { pK, sK, reason, auditionIds }, { actor }) => {
      const slots = (auditionIds ?? []).map(
        (key, place) =>
          [String(place), readRequiredKey("auditionTime", key, `auditionIds.${place}`)] as const,
      );
      const parts = combineValidations({
        key: keyOf(pK, sK),
        slots: combineValidations(Object.fromEntries(slots)),
      });
      return respond(
        requestAnotherTime(
          deps,
          actor,
          map(parts, (read) => ({ key: read.key, reason, slotIds: Object.values(read.slots) })),
        ),
      );
    },
    checkIn: (_, { pK, sK, code }, { actor }) =>
      respond(
        checkIn(
          deps,
          actor,
          map(keyOf(pK, sK), (key) => ({ key, code })),
        ),
      ),
    recordNoShow: (_, { pK, sK }, { actor }) =>
      respond(
        recordNoShow(
          deps,
          actor,
          map(keyOf(pK, sK), (key) => ({ key })),
        ),
      ),
    disputeNoShow: (_, { pK, sK, reason }, { actor }) =>
      respond(
        disputeNoShow(
          deps,
          actor,
          map(keyOf(pK, sK), (key) => ({ key, reason })),
        ),
      ),
  } satisfies MutationResolvers;
}

function keyOf(pK: string, sK: string) {
  return readSubmissionKey({ project: pK, submission: sK }, { project: "pK", submission: "sK" });
}
