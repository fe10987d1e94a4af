import { BOOKING_STATUS, type BookingStatus } from "@callboard/catalog/booking-status.ts";
import type { AvailKind } from "@callboard/catalog/states.ts";
import type { CancellationTerms } from "@callboard/catalog/terms/cancellation-terms.ts";
import type { FeeUnit } from "@callboard/catalog/terms/term-lines.ts";
import { conflict, type Failure } from "@callboard/kit/failure.ts";
import type { Submission } from "./submission.ts";
import type { Action } from "./transitions.ts";

/** A kind of avail check, an offer, or the days of a booking that needed no request. */
export type RequestKind = AvailKind | "Offer" | "Booking";

/** The state of a request: in three states it is open or keeps its dates, the others end it. */
export type RequestStatus =
  | "Open"
  | "Free"
  | "Conditional"
  | "Accepted"
  | "NotFree"
  | "Declined"
  | "Expired"
  | "Released"
  | "Replaced";

/** What a submission stores of its last request. */
export interface RequestMark {
  readonly id: string;
  readonly kind: RequestKind;
  readonly status: RequestStatus;
  /** When it ends without a response. */
  readonly expiresAt: Date;
  /** When it ends without a decision of casting, once it was responded to; null as long as no one chose it. */
  readonly decideBy: Date | null;
  /** Rises by one with every change. */
  readonly version: number;
}

/** A request as it was made. Days are `YYYY-MM-DD`, in order; none means those of the breakdown. */
export interface BookingRequest extends RequestMark {
  readonly dates: readonly string[];
  readonly feeCents: number | null;
  readonly currency: string | null;
  /** What the fee is counted by; null if it was not said. */
  readonly feeUnit: FeeUnit | null;
  readonly terms: string | null;
  /** What is due when the booking is cancelled; null if no such terms were recorded. */
  readonly cancellation: CancellationTerms | null;
  readonly message: string | null;
  readonly createdBy: string;
  readonly createdAt: Date;
  readonly answer: string | null;
  readonly answeredAt: Date | null;
}

const CENTS = 100;

/** Converts a fee to integer cents; null stays null. */
export function centsOf(fee: number | null): number | null {
  return fee === null ? null : Math.round(fee * CENTS);
}

/** Converts cents to a fee for display; null stays null. */
export function feeOf(cents: number | null): number | null {
  return cents === null ? null : cents / CENTS;
}

const ACTIVE: readonly RequestStatus[] = ["Open", "Free", "Conditional", "Accepted"];

/** Whether the request still keeps its dates. */
export function isActive(request: RequestMark | null): boolean {
  return request !== null && ACTIVE.includes(request.status);
}

/** The talent side said that the dates are free, perhaps under a condition, so something is promised. */
export function isPromised(request: RequestMark | null): boolean {
  return request?.status === "Free" || request?.status === "Conditional";
}

/** The possible responses of the talent side: whether dates are free, or whether an offer is accepted. */
export const ANSWERS = ["Free", "NotFree", "Conditional", "Accept", "Decline", "TakeBack"] as const;
export type Answer = (typeof ANSWERS)[number];

interface Meaning {
  readonly status: RequestStatus;
  readonly action: Action;
}
const MEANINGS: Readonly<Record<Answer, Meaning>> = {
  Free: { status: "Free", action: "answer avail" },
  Conditional: { status: "Conditional", action: "answer avail" },
  NotFree: { status: "NotFree", action: "answer not free" },
  Accept: { status: "Accepted", action: "accept offer" },
  Decline: { status: "Declined", action: "decline offer" },
  TakeBack: { status: "Open", action: "take back" },
};

/** What a response means for the request and for its submission. */
export function meaningOf(answer: Answer): Meaning {
  return MEANINGS[answer];
}

/** The responses that fit a kind of request. */
export function answersTo(kind: RequestKind): readonly Answer[] {
  if (kind === "Booking") return [];
  if (kind === "Offer") return ["Accept", "Decline", "TakeBack"];
  return ["Free", "NotFree", "Conditional", ...(kind === "Hold" ? (["TakeBack"] as const) : [])];
}

/** Why the request cannot be responded to now, or null: none is open, or it expired. */
export function refusalToAnswer(request: RequestMark | null, now: Date): Failure | null {
  if (request?.status === "Open" && request.expiresAt <= now) return notRequested("Expired");
  if (isActive(request) && request?.status !== "Accepted") return null;
  return notRequested(request?.status ?? "None");
}

/**
 * Why a response to the terms that were shown does not count for those that are in force, or null. A request is never
 * changed: another offer is another request, so its id is the version of its terms. Null as version is a client that does
 * not say what it showed.
 */
export function refusalOfTerms(request: RequestMark | null, version: string | null): Failure | null {
  if (version === null || request === null || request.id === version) return null;
  return conflict("TERMS_CHANGED", "The terms have changed. Read the new ones before you respond.", {
    state: request.status,
  });
}

/** The states of a request to which the talent side said yes, perhaps under a condition. */
const ACCEPTED: readonly RequestStatus[] = ["Free", "Conditional", "Accepted"];

/**
 * Until when a yes that binds, to a hold or an offer, can be called back; null for any other request. Until then nobody
 * behind it is told anything.
 */
export function callBackUntil(
  { kind, status, answeredAt }: Pick<BookingRequest, "kind" | "status" | "answeredAt">,
  callBackMs: number,
): Date | null {
  const binds = (kind === "Hold" || kind === "Offer") && ACCEPTED.includes(status);
  return binds && answeredAt ? new Date(answeredAt.getTime() + callBackMs) : null;
}

/** Why a yes cannot be called back now, or null. */
export function refusalToCallBack(
  request: Pick<BookingRequest, "kind" | "status" | "answeredAt"> | null,
  { now, callBackMs }: { readonly now: Date; readonly callBackMs: number },
): Failure | null {
  const until = request && callBackUntil(request, callBackMs);
  return until && until > now ? null : notRequested(request?.status ?? "None");
}

function notRequested(state: string): Failure {
  return conflict("NOT_REQUESTED", "There is no open request to respond to.", { state });
}

/** The state to return to if a request made now comes to nothing: the last one in which nothing was requested. */
export function statusBeforeRequest({
  status,
  formerStatus,
}: Pick<Submission, "status" | "formerStatus">): BookingStatus | null {
  return BOOKING_STATUS[status].awaits === "request" ? formerStatus : status;
}

/** Whether someone is booked and that is announced, so that the days are taken. */
export function isBookedForGood({
  status,
  announcement,
}: Pick<Submission, "status" | "announcement">): boolean {
  return status === "Booked" && announcement === null;
}

/** Whether a submission in this state keeps the dates of its request. */
export function keepsDates(status: BookingStatus): boolean {
  return BOOKING_STATUS[status].holdsDates;
}
