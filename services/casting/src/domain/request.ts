import type { AvailKind } from "@callboard/catalog/states.ts";
import { conflict, type Failure } from "@callboard/kit/failure.ts";
import type { Submission } from "./submission.ts";
import type { Action } from "./transitions.ts";

/** A question about dates, or an offer. */
export type RequestKind = AvailKind | "Offer";

/** How a request stands: three stand while it is open or kept, the others are its end. */
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

/** What a submission knows of its last request. */
export interface RequestMark {
  readonly id: string;
  readonly kind: RequestKind;
  readonly status: RequestStatus;
  readonly expiresAt: Date;
  /** Rises by one with every change. */
  readonly version: number;
}

/** A request as it was made. Days are `YYYY-MM-DD`, in order; none means those of the breakdown. */
export interface BookingRequest extends RequestMark {
  readonly dates: readonly string[];
  readonly feeCents: number | null;
  readonly currency: string | null;
  readonly terms: string | null;
  readonly message: string | null;
  readonly createdBy: string;
  readonly createdAt: Date;
  readonly answer: string | null;
  readonly answeredAt: Date | null;
}

const CENTS = 100;

/** Integer cents of a fee as somebody says it; nothing of none. */
export function centsOf(fee: number | null): number | null {
  return fee === null ? null : Math.round(fee * CENTS);
}

/** A fee as it is shown; nothing of none. */
export function feeOf(cents: number | null): number | null {
  return cents === null ? null : cents / CENTS;
}

/** Hours for which a request stands unless casting says otherwise. */
export const REQUEST_HOURS = 48;

const STANDING: readonly RequestStatus[] = ["Open", "Free", "Conditional", "Accepted"];

/** Whether the request still keeps its dates. */
export function stands(request: RequestMark | null): boolean {
  return request !== null && STANDING.includes(request.status);
}

/** The talent's side said that the dates are free, perhaps under a condition: something is promised. */
export function isPromised(request: RequestMark | null): boolean {
  return request?.status === "Free" || request?.status === "Conditional";
}

/** What the talent's side can say: of dates whether they are free, of an offer whether it is taken. */
export const ANSWERS = ["Free", "NotFree", "Conditional", "Accept", "Decline"] as const;
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
};

/** What an answer makes of the request, and of its submission. */
export function meaningOf(answer: Answer): Meaning {
  return MEANINGS[answer];
}

/** The answers that fit a kind of request. */
export function answersTo(kind: RequestKind): readonly Answer[] {
  return kind === "Offer" ? ["Accept", "Decline"] : ["Free", "NotFree", "Conditional"];
}

/** Why the request cannot be answered now, or null: none stands, or its time is over. */
export function refusalToAnswer(request: RequestMark | null, now: Date): Failure | null {
  if (request?.status === "Open" && request.expiresAt <= now) return notRequested("Expired");
  if (stands(request) && request?.status !== "Accepted") return null;
  return notRequested(request?.status ?? "None");
}

function notRequested(state: string): Failure {
  return conflict("NOT_REQUESTED", "There is no open request to respond to.", { state });
}

/** When a request ends: as asked, else after 48 hours. */
export function requestEnd(now: Date, asked: Date | null): Date {
  return asked ?? new Date(now.getTime() + REQUEST_HOURS * 3_600_000);
}

/** The request whose days a booking takes, once the booking is known; none while it waits to be announced. */
export function bookedRequest({
  status,
  announcement,
  request,
}: Pick<Submission, "status" | "announcement" | "request">): readonly string[] {
  const isKnown = status === "Booked" && announcement === null;
  return isKnown && request !== null && stands(request) ? [request.id] : [];
}

const RANKED = ["Avail", "Backup", "Offered", "Booked"];

/** Whether a submission in this state keeps the dates of its request. */
export function keepsDates(status: string): boolean {
  return RANKED.includes(status);
}
