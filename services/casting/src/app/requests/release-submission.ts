import { LIMITS } from "@callboard/catalog/limits.ts";
import { forbidden, invalidField } from "@callboard/kit/failure.ts";
import * as fields from "@callboard/kit/fields.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import { forMembers } from "@callboard/kit/use-case.ts";
import { validate } from "@callboard/kit/validate.ts";
import { z } from "zod";
import { applyMove } from "#app/move-submission.ts";
import type { Deps } from "#app/ports.ts";
import {
  asVisible,
  isClosed,
  lockAuthorized,
  type FullKey,
  type VisibleSubmission,
} from "#app/visible-submission.ts";
import { COMPANY_ROLES, isCompanySide } from "#domain/policy.ts";
import { nextStatus } from "#domain/transitions.ts";

const schema = z.object({
  Reason: fields.optionalParagraph(LIMITS.noteLength),
  CancellationTerms: fields.optionalParagraph(LIMITS.noteLength),
});

interface Input {
  readonly key: FullKey;
  readonly release: {
    readonly Reason?: string | null | undefined;
    readonly CancellationTerms?: string | null | undefined;
  };
}

/**
 * Releases someone whose dates are kept; from a booking with a reason and the cancellation terms. The dates are given
 * back at once, and requests behind move up. Releasing again changes nothing.
 */
export const releaseSubmission = forMembers<Deps, Input, VisibleSubmission>(
  COMPANY_ROLES,
  async (deps, member, input) => {
    const closed = await isClosed(deps, input.key.projectId);
    if (!closed.ok) return closed;
    return deps.transaction(async (unit): Promise<Result<VisibleSubmission>> => {
      const found = await lockAuthorized(unit, member, input.key);
      if (!found.ok) return found;
      const { submission, relation } = found.value;
      if (!isCompanySide(relation)) return fail(forbidden("OWNERSHIP"));
      const read = validate(schema, input.release, "release");
      if (!read.ok) return read;
      const { Reason: reason, CancellationTerms: terms } = read.value;
      const next = nextStatus(submission.status, "release");
      if (!next.ok) return next;
      if (next.value === submission.status) return ok(asVisible({ submission, relation }));
      if (submission.status === "Booked" && (reason === null || terms === null)) {
        const path = reason === null ? "release.Reason" : "release.CancellationTerms";
        return fail(invalidField(path, "REQUIRED", `${path} is required: this person is booked.`));
      }
      const words = [reason, terms].filter((text) => text !== null).join("\n\n");
      const after = await applyMove(unit, {
        submission,
        to: next.value,
        actor: member,
        now: deps.now(),
        closed: closed.value,
        reason: words === "" ? null : words,
      });
      return after.ok ? ok(asVisible({ submission: after.value, relation })) : after;
    });
  },
);
