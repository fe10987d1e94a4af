import { BOOKING_STATUS } from "@callboard/catalog/booking-status.ts";
import { STATUS_WORDS } from "@callboard/catalog/booking-transitions.ts";
import { printedSeed } from "@callboard/testkit/property/printed-seed.ts";
import fc from "fast-check";
import { announced, asAnnounced, calledBack } from "#domain/announcement.ts";
import type { Submission } from "#domain/submission.ts";
import { firstSubmission, moved } from "#domain/submission.ts";
import {
  isPromised,
  keepsDates,
  meaningOf,
  refusalToAnswer,
  isActive,
  statusBeforeRequest,
} from "#domain/request.ts";
import type { Answer, RequestKind, RequestMark } from "#domain/request.ts";
import { nextStatus, type Action } from "#domain/transitions.ts";
import { talentStage } from "#domain/talent-stage/talent-stage.ts";
import { answerEnd, beginOf, placeOfTalent } from "#domain/request-end/ends.ts";
import { afterEnd, answered, endedRequest, heldUntil } from "#domain/request-end/request-end.ts";

/**
 * Lives of a submission by the rules alone: casting moves it, asks, offers, decides and calls back; the talent side
 * responds; time passes, and what is due ends. A step that a rule refuses changes nothing.
 */
const WORDS = STATUS_WORDS.map((word) => ({ do: "word" as const, word }));
const KINDS: readonly RequestKind[] = ["Avail", "FirstRefusal", "Hold", "Offer"];
const ANSWERS: readonly Answer[] = ["Free", "NotFree", "Conditional", "Accept", "Decline"];
const step = fc.oneof(
  fc.constantFrom(...WORDS),
  fc.record({ do: fc.constant("ask" as const), kind: fc.constantFrom(...KINDS), day: fc.nat(20) }),
  fc.record({ do: fc.constant("answer" as const), answer: fc.constantFrom(...ANSWERS) }),
  fc.record({ do: fc.constant("wait" as const), hours: fc.nat(120) }),
  fc.constantFrom({ do: "pass" as const }, { do: "call back" as const }, { do: "announce" as const }),
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

const START = new Date("2026-12-01T12:00:00Z");
const PLACE = placeOfTalent({ state: "CA", country: null, zone: null });
const TEXT = { comments: null, website: null, socialMedia: null, representationName: null };
const IDS = { id: "1", projectId: "2", positionId: "3", userId: "4", companyId: "5", createdBy: "4" };

interface Life {
  readonly now: Date;
  readonly submission: Submission;
  readonly dates: readonly string[];
}

/** Gives the dates back where a state does not keep them, as every move does. */
function settled(after: Submission): Submission {
  const { request } = after;
  if (!request || !isActive(request) || keepsDates(after.status) || after.announcement) return after;
  return { ...after, request: { ...request, status: "Released" } };
}

function go({ submission, now }: Life, action: Action): Submission {
  const promised = isPromised(submission.request);
  const next = nextStatus(submission.status, action, { promised, former: submission.formerStatus });
  if (!next.ok || next.value === submission.status) return submission;
  return settled(moved(submission, next.value, now));
}

function ask(life: Life, kind: RequestKind, day: number): Life {
  const { submission, now } = life;
  const next = nextStatus(submission.status, kind === "Offer" ? "make offer" : "request avail");
  if (!next.ok || submission.announcement) return life;
  const dates = [new Date(now.getTime() + (day + 1) * 86_400_000).toISOString().slice(0, 10)];
  const expiresAt = answerEnd(now, PLACE, beginOf(dates, PLACE, now));
  const request: RequestMark = { id: "r", kind, status: "Open", expiresAt, decideBy: null, version: 1 };
  const change = { request, formerStatus: statusBeforeRequest(submission) };
  return { ...life, dates, submission: moved(submission, next.value, now, change) };
}

function answer(life: Life, given: Answer): Life {
  const { submission, now, dates } = life;
  const { request } = submission;
  const { status, action } = meaningOf(given);
  const fits = (request?.kind === "Offer") === (given === "Accept" || given === "Decline");
  if (!request || !fits || submission.announcement || refusalToAnswer(request, now)) return life;
  const next = nextStatus(submission.status, action, { former: submission.formerStatus });
  if (!next.ok) return life;
  const marked = answered(request, status, { now, dates, place: PLACE });
  return { ...life, submission: settled(moved(submission, next.value, now, { request: marked })) };
}

function decide(life: Life): Life {
  const { submission, now } = life;
  const next = nextStatus(submission.status, "decline", { promised: false });
  if (!next.ok || next.value !== "NotBooked" || submission.status === "NotBooked" || submission.announcement)
    return life;
  const announcement = { dueAt: new Date(now.getTime() + 86_400_000), former: submission };
  return { ...life, submission: { ...moved(submission, "NotBooked", now), announcement } };
}

function wait(life: Life, hours: number): Life {
  const now = new Date(life.now.getTime() + hours * 3_600_000);
  const end = heldUntil(life.submission);
  const { request } = life.submission;
  const isOver = request !== null && end !== null && end <= now;
  return {
    ...life,
    now,
    submission: isOver ? afterEnd(life.submission, endedRequest(request)) : life.submission,
  };
}

function live(life: Life, one: Step): Life {
  const { submission, now } = life;
  if (one.do === "wait") return wait(life, one.hours);
  if (one.do === "ask") return ask(life, one.kind, one.day);
  if (one.do === "answer") return answer(life, one.answer);
  if (one.do === "pass") return decide(life);
  if (one.do === "call back")
    return submission.announcement ? { ...life, submission: calledBack(submission, now) } : life;
  if (one.do === "announce")
    return submission.announcement ? { ...life, submission: settled(announced(submission, now)) } : life;
  // A bare avail is a request of its own, which the step "ask" makes.
  return one.word === "Avail" || submission.announcement
    ? life
    : { ...life, submission: go(life, `set ${one.word}`) };
}

/** What must never be true after a step. */
const BROKEN: Readonly<Record<string, (life: Life, told: Submission) => boolean>> = {
  "dates are held without an end": ({ submission }) =>
    isActive(submission.request) && submission.status !== "Booked" && heldUntil(submission) === null,
  "dates are held past their end": ({ submission, now }) => (heldUntil(submission) ?? now) < now,
  "a backup is told": (_, told) => told.status === "Backup",
  "a pass that waits is told": ({ submission }, told) =>
    submission.announcement !== null && told.status === "NotBooked",
  "the talent steps back": ({ submission }, told) =>
    BOOKING_STATUS[told.status].isOpen &&
    isActive(told.request) &&
    talentStage("self", submission) !== "Availability",
  "an offer has no terms that stand": (_, told) => told.status === "Offered" && !isActive(told.request),
};

function brokenBy(life: Life): string | null {
  const told = asAnnounced(life.submission);
  return Object.keys(BROKEN).find((name) => BROKEN[name]?.(life, told)) ?? null;
}

test("in 10,000 lives nothing is held without an end, nothing that waits is announced, and no status goes back", () => {
  const property = fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
    const sent = firstSubmission(IDS, { ...TEXT, photoId: null, reelId: null, scenesAgreedAt: null }, START);
    let life: Life = { now: START, submission: sent, dates: [] };
    for (const one of steps) {
      life = live(life, one);
      const broken = brokenBy(life);
      if (broken !== null) throw new Error(`${broken}: ${JSON.stringify(life.submission)}`);
    }
  });
  const outcome = fc.check(property, { numRuns: 10_000, seed: printedSeed("lives by the rules") });
  expect([outcome.counterexample, String(outcome.errorInstance)]).toEqual([null, "null"]);
  expect(outcome).toMatchObject({ failed: false, numRuns: 10_000 });
});
