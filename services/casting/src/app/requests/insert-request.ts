import type { Member } from "@callboard/kit/actor.ts";
import { newId } from "@callboard/kit/ids.ts";
import { dayIn } from "@callboard/kit/time/wall-clock.ts";
import type { FeeUnit } from "@callboard/catalog/terms/term-lines.ts";
import type { UnitOfWork } from "#app/ports.ts";
import { answerEnd, beginOf, decisionEnd, earlier, placeOfTalent } from "#domain/request-end/ends.ts";
import { centsOf, isActive, type BookingRequest, type RequestKind } from "#domain/request.ts";
import type { Submission } from "#domain/submission.ts";
import { recordedTerms, type ChosenCancellation } from "#domain/terms/recorded-terms.ts";

/** What casting says in a request; null is not said. */
export interface RequestContent {
  readonly kind: RequestKind;
  readonly terms: string | null;
  /** In order; none means those of the breakdown that are still ahead. */
  readonly Dates: readonly string[];
  readonly ExpiresAt: Date | null;
  readonly DecideBy: Date | null;
  readonly Fee: number | null;
  readonly Currency: string | null;
  readonly FeeUnit: FeeUnit | null;
  readonly Cancellation: ChosenCancellation | null;
  readonly Message: string | null;
}

/** An avail by its name alone. */
export const PLAIN_AVAIL: RequestContent = {
  kind: "Avail",
  terms: null,
  Dates: [],
  ExpiresAt: null,
  DecideBy: null,
  Fee: null,
  Currency: null,
  FeeUnit: null,
  Cancellation: null,
  Message: null,
};

interface ConsentRequest {
  readonly submission: Submission;
  readonly actor: Member;
  readonly now: Date;
}

/**
 * Stores an open request that begins now. One that stands is replaced: on the days that both have, its place stays; days
 * that it alone had are free again.
 */
export async function insertRequest(
  unit: UnitOfWork,
  content: RequestContent,
  { submission, actor, now }: ConsentRequest,
): Promise<BookingRequest> {
  const request = await newRequest(unit, content, { submission, actor, now });
  const former = isActive(submission.request) ? (submission.request?.id ?? null) : null;
  await unit.insertRequest(submission, request, former);
  return request;
}

async function newRequest(
  unit: UnitOfWork,
  content: RequestContent,
  { submission, actor, now }: ConsentRequest,
): Promise<BookingRequest> {
  const facts = await unit.endFacts(submission);
  const place = placeOfTalent(facts);
  const zone = facts.zone ?? place.zone;
  const dates =
    content.Dates.length > 0
      ? content.Dates
      : await unit.filmingDays(submission.projectId, dayIn(place.zone, now));
  const begins = beginOf(dates, place, now);
  const { ExpiresAt: end, DecideBy: chosen } = content;
  return {
    id: newId(),
    kind: content.kind,
    status: "Open",
    expiresAt: end === null ? answerEnd(now, place, begins) : earlier(end, begins),
    decideBy: chosen && decisionEnd(now, place, { dates, chosen }),
    version: 1,
    dates,
    feeCents: centsOf(content.Fee),
    currency: content.Fee === null ? null : (content.Currency ?? "USD"),
    feeUnit: content.Fee === null ? null : content.FeeUnit,
    terms: content.terms,
    cancellation: content.Cancellation && recordedTerms(content.Cancellation, { zone, place }),
    message: content.Message,
    createdBy: actor.userId,
    createdAt: now,
    answer: null,
    answeredAt: null,
  };
}
