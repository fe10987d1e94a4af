import { LIMITS } from "@callboard/catalog/limits.ts";
import { forbidden, invalidField } from "@callboard/kit/failure.ts";
import * as fields from "@callboard/kit/fields.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import { forMembers } from "@callboard/kit/use-case.ts";
import { rule, validate } from "@callboard/kit/validate.ts";
import { z } from "zod";
import { applyMove, type AllowedMove } from "#app/move-submission.ts";
import type { Deps, UnitOfWork } from "#app/ports.ts";
import {
  asVisible,
  isClosed,
  lockAuthorized,
  needOfferAnnounced,
  type FullKey,
  type VisibleSubmission,
} from "#app/visible-submission.ts";
import { ALL_ROLES, isCompanySide } from "#domain/policy.ts";
import {
  ANSWERS,
  answersTo,
  meaningOf,
  refusalToAnswer,
  refusalOfTerms,
  refusalToCallBack,
  type Answer,
  type RequestMark,
} from "#domain/request.ts";
import { placeOfTalent } from "#domain/request-end/ends.ts";
import { answered } from "#domain/request-end/request-end.ts";
import type { Submission } from "#domain/submission.ts";
import { nextStatus } from "#domain/transitions.ts";
import { releaseDates } from "./release-dates.ts";

const schema = z
  .object({ Answer: z.enum(ANSWERS), Note: fields.optionalParagraph(LIMITS.noteLength) })
  .refine(({ Answer: answer, Note }) => answer !== "Conditional" || Note !== null, {
    path: ["Note"],
    ...rule("REQUIRED", "is required: say under which condition."),
  });

interface Input {
  readonly key: FullKey;
  readonly answer: {
    readonly Answer?: string | null | undefined;
    readonly Note?: string | null | undefined;
    readonly TermsVersion?: string | null | undefined;
  };
}

/**
 * Responds for the talent side: dates are free, not free or free under a condition; an offer is accepted, which
 * books, or declined, which withdraws. A yes to a hold or an offer can be taken back for ten minutes. The same response
 * again changes nothing. A response that names the version of the terms that were shown counts for those alone.
 */
export const answerRequest = forMembers<Deps, Input, VisibleSubmission>(
  ALL_ROLES,
  async (deps, member, input) => {
    const closed = await isClosed(deps, input.key.projectId);
    if (!closed.ok) return closed;
    return deps.transaction(async (unit): Promise<Result<VisibleSubmission>> => {
      const found = await lockAuthorized(unit, member, input.key);
      if (!found.ok) return found;
      const { submission, relation } = found.value;
      if (isCompanySide(relation)) return fail(forbidden("OWNERSHIP"));
      const read = readAnswer(submission.request, input.answer);
      if (!read.ok) return read;
      const { Answer: answer, Note: note } = read.value;
      const changed = refusalOfTerms(submission.request, input.answer.TermsVersion ?? null);
      if (changed) return fail(changed);
      const waiting = needOfferAnnounced(submission);
      if (!waiting.ok) return waiting;
      const { status } = meaningOf(answer);
      if (submission.request?.status === status) return ok(asVisible({ submission, relation }));
      const now = deps.now();
      const facts = { submission, actor: member, now, closed: closed.value, reason: note } as const;
      const after = await apply(unit, answer, { ...facts, callBackMs: deps.callBackMs });
      return after.ok ? ok(asVisible({ submission: after.value, relation })) : after;
    });
  },
);

function readAnswer(request: RequestMark | null, given: Input["answer"]) {
  const read = validate(schema, given, "answer");
  if (!read.ok || !request || answersTo(request.kind).includes(read.value.Answer)) return read;
  const accepted = answersTo(request.kind).join(", ");
  return fail(invalidField("answer.Answer", "CATALOG", `answer.Answer must be one of: ${accepted}.`));
}

type Facts = Omit<AllowedMove, "to"> & Pick<Deps, "callBackMs">;

async function apply(
  unit: UnitOfWork,
  answer: Answer,
  { callBackMs, ...facts }: Facts,
): Promise<Result<Submission>> {
  const { submission, now } = facts;
  const { request } = submission;
  const { action, status } = meaningOf(answer);
  const { dates, answeredAt, ...where } = await unit.endFacts(submission);
  const refusal =
    answer === "TakeBack"
      ? refusalToCallBack(request && { ...request, answeredAt }, { now, callBackMs })
      : refusalToAnswer(request, now);
  if (refusal || !request) return refusal ? fail(refusal) : ok(submission);
  const known = submission.announcement?.former ?? submission;
  const next = nextStatus(known.status, action, { former: known.formerStatus });
  if (!next.ok) return next;
  const place = placeOfTalent(where);
  const marked = answered(request, status, { now, dates, place });
  const done = await saveAnswer(unit, answer, { ...facts, to: next.value, change: { request: marked } });
  if (done.ok) await saveRequest(unit, marked, { ...facts, submission: done.value });
  return done;
}

/** Stores the response; a no gives the dates back. */
async function saveRequest(
  unit: UnitOfWork,
  request: RequestMark,
  { submission, actor, now, reason }: Omit<AllowedMove, "to">,
): Promise<void> {
  const { id, status, decideBy } = request;
  const isTakenBack = status === "Open";
  const answer = isTakenBack ? null : (reason ?? null);
  const by = actor.kind === "member" ? actor.userId : null;
  const response = isTakenBack ? { at: null, by: null } : { at: now, by };
  await unit.answerRequest(id, { status, answer, decideBy, ...response });
  if (isTakenBack) await unit.setBooked(id, null);
  if (status === "NotFree" || status === "Declined") await releaseDates(unit, [id], { status, now });
  await unit.addEvents(actor, [{ kind: "RequestAnswered", submission, request }]);
}

/** A decision that is pending stays, and its submission keeps its version: only what it is called back to changes. */
async function saveAnswer(unit: UnitOfWork, answer: Answer, move: AllowedMove): Promise<Result<Submission>> {
  const { submission, to, change } = move;
  const { announcement } = submission;
  if (announcement === null) return applyMove(unit, { ...move, ...eventOf(answer, submission) });
  const former = { ...announcement.former, ...change, status: to };
  const after = { ...submission, ...change, announcement: { ...announcement, former } };
  await unit.saveAnnouncements([after]);
  return ok(after);
}

/** A booking and a withdrawal have their own events; every other response is for the company alone. */
function eventOf(answer: Answer, { status: from }: Submission): Pick<AllowedMove, "event"> {
  if (answer === "Accept") return {};
  if (answer === "Decline")
    return { event: (submission) => ({ kind: "SubmissionWithdrawn", submission, from }) };
  return {
    event: (submission) => ({ kind: "SubmissionStatusChanged", submission, from, companyOnly: true }),
  };
}
