import { LIMITS } from "@callboard/catalog/limits.ts";
import { forbidden, invalidField, type Failure } from "@callboard/kit/failure.ts";
import * as fields from "@callboard/kit/fields.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import { forMembers } from "@callboard/kit/use-case.ts";
import { validate } from "@callboard/kit/validate.ts";
import { z } from "zod";
import { applyMove } from "#app/move-submission.ts";
import type { Deps, UnitOfWork } from "#app/ports.ts";
import {
  asVisible,
  isClosed,
  lockAuthorized,
  type FullKey,
  type VisibleSubmission,
} from "#app/visible-submission.ts";
import { COMPANY_ROLES, isCompanySide } from "#domain/policy.ts";
import type { Submission } from "#domain/submission.ts";
import { cancellationDue } from "#domain/terms/cancellation-due.ts";
import { nextStatus } from "#domain/transitions.ts";
import type { RecordedTerms } from "./request-ports.ts";

const schema = z.object({
  Reason: fields.optionalParagraph(LIMITS.noteLength),
  CancellationTerms: fields.optionalParagraph(LIMITS.noteLength),
  BeyondControl: fields.optional(z.boolean()),
});

interface Input {
  readonly key: FullKey;
  readonly release: {
    readonly Reason?: string | null | undefined;
    readonly CancellationTerms?: string | null | undefined;
    readonly BeyondControl?: boolean | null | undefined;
  };
}

/**
 * Releases someone whose dates are kept; from a booking with a reason and, unless it recorded cancellation terms, with
 * what is paid. What its terms say is due now goes into the history, for both sides. The dates are given back at once, and
 * requests behind move up. Releasing again changes nothing.
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
      const next = nextStatus(submission.status, "release");
      if (!next.ok) return next;
      if (next.value === submission.status) return ok(asVisible({ submission, relation }));
      const agreed = await bookedTerms(unit, submission);
      const missing = agreed && missingOf(read.value, agreed);
      if (missing) return fail(missing);
      const now = deps.now();
      const after = await applyMove(unit, {
        submission,
        to: next.value,
        actor: member,
        now,
        due: agreed && cancellationDue(agreed, { now, beyondControl: read.value.BeyondControl ?? false }),
        closed: closed.value,
        reason: wordsOf(read.value),
      });
      return after.ok ? ok(asVisible({ submission: after.value, relation })) : after;
    });
  },
);

type Release = z.infer<typeof schema>;

/** The terms of a booking; null if the person is not booked. */
async function bookedTerms(unit: UnitOfWork, { status, request }: Submission): Promise<RecordedTerms | null> {
  if (status !== "Booked") return null;
  return (request && (await unit.recordedTerms(request.id))) ?? NO_TERMS;
}

/** Of a booking of which nothing is stored. */
const NO_TERMS: RecordedTerms = {
  dates: [],
  feeCents: null,
  currency: null,
  feeUnit: null,
  terms: null,
  cancellation: null,
};

/** What a release from a booking lacks: a reason, or what is paid if the booking recorded no terms of it. */
function missingOf({ Reason, CancellationTerms }: Release, { cancellation }: RecordedTerms): Failure | null {
  const isSaid = CancellationTerms !== null || cancellation !== null;
  if (Reason !== null && isSaid) return null;
  const path = Reason === null ? "release.Reason" : "release.CancellationTerms";
  return invalidField(path, "REQUIRED", `${path} is required: this person is booked.`);
}

function wordsOf({ Reason, CancellationTerms }: Release): string | null {
  const words = [Reason, CancellationTerms].filter((text) => text !== null);
  return words.length === 0 ? null : words.join("\n\n");
}
