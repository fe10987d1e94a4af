import { LIMITS } from "@callboard/catalog/limits.ts";
import { forbidden, invalidField } from "@callboard/kit/failure.ts";
import * as fields from "@callboard/kit/fields.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import { forMembers } from "@callboard/kit/use-case.ts";
import { validate } from "@callboard/kit/validate.ts";
import { z } from "zod";
import { asAnnounced } from "#domain/announcement.ts";
import { TALENT_ROLES, talentSide } from "#domain/policy.ts";
import { nextStatus } from "#domain/transitions.ts";
import { applyMove } from "./move-submission.ts";
import type { Deps } from "./ports.ts";
import { asVisible, lockAuthorized, type FullKey, type VisibleSubmission } from "./visible-submission.ts";

const schema = z.object({ reason: fields.optionalParagraph(LIMITS.noteLength) });

interface Input {
  readonly key: FullKey;
  readonly reason: string | null | undefined;
}

/** Withdraws a submission, from any state; from Booked with a reason. Frees its slot and its place. */
export const withdrawSubmission = forMembers<Deps, Input, VisibleSubmission>(
  TALENT_ROLES,
  (deps, member, input) =>
    deps.transaction(async (unit): Promise<Result<VisibleSubmission>> => {
      const found = await lockAuthorized(unit, member, input.key);
      if (!found.ok) return found;
      const { submission, relation } = found.value;
      if (!talentSide(member, submission.userId)) return fail(forbidden("OWNERSHIP"));
      const read = validate(schema, { reason: input.reason });
      if (!read.ok) return read;
      const next = nextStatus(submission.status, "withdraw");
      if (!next.ok) return next;
      if (next.value === submission.status) return found;
      // Talent does not know of a booking that was not announced.
      if (asAnnounced(submission).status === "Booked" && read.value.reason === null)
        return fail(invalidField("reason", "REQUIRED", "Give a reason: you are already booked."));
      const after = await applyMove(unit, {
        submission,
        to: next.value,
        actor: member,
        now: deps.now(),
        reason: read.value.reason,
        closed: false,
        event: (withdrawn) => ({
          kind: "SubmissionWithdrawn",
          submission: withdrawn,
          from: submission.status,
        }),
      });
      return after.ok ? ok(asVisible({ submission: after.value, relation })) : after;
    }),
);
