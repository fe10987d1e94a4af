import type { Actor } from "@callboard/kit/actor.ts";
import { ok } from "@callboard/kit/result.ts";
import { nextStatus } from "#domain/moves.ts";
import { applyMove } from "./move-submission.ts";
import type { Deps } from "./ports.ts";

const BATCH = 100;
const CASTING: Actor = { kind: "system", service: "casting" };

/** Leads invitations that ran out back to where the submission stood before; answers how many. */
export async function expireInvitations(deps: Deps): Promise<number> {
  const keys = await deps.reads.expiredInvitations(deps.clock(), BATCH);
  for (const key of keys) {
    await deps.transaction(async (tx) => {
      const submission = await tx.lockSubmission(key);
      const now = deps.clock();
      if (!submission?.auditionExpiresAt || submission.auditionExpiresAt > now) return ok();
      const next = nextStatus(submission.status, "let audition expire", submission.formerStatus);
      if (!next.ok) return ok();
      const done = await applyMove(tx, {
        submission,
        to: next.value,
        actor: CASTING,
        now,
        closed: false,
        change: { auditionStatus: "Expired" },
        event: (after) => ({ type: "SubmissionStatusChanged", submission: after, from: submission.status }),
      });
      return done.ok ? ok() : done;
    });
  }
  return keys.length;
}
