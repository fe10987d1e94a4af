import type { RequestKind } from "#domain/request.ts";
import type { InviteStatus, Submission } from "#domain/submission.ts";
import type { BookingStatus } from "#domain/booking-status.ts";

/** What casting waits for the talent side to respond to: an audition request, an avail check or an offer. */
export interface OpenRequest {
  readonly kind: "Audition" | RequestKind;
  /** When it expires without a response; null if never. */
  readonly expiresAt: Date | null;
}

/** The state in which an invitation waits for a response. */
export const WAITING_INVITE: InviteStatus = "Offered";
/** The state in which an avail check or an offer waits for a response. */
export const WAITING_REQUEST = "Open";
/** The state of a submission in which its invitation can be responded to. */
export const INVITE_STATUS: BookingStatus = "AuditionRequested";

/** The facts that decide whether a response is due. */
export interface OpenFacts {
  /** As the caller knows it. */
  readonly submission: Pick<
    Submission,
    "status" | "slotId" | "auditionStatus" | "auditionExpiresAt" | "request"
  >;
  /** The place in the line for a slot; null if there is none. */
  readonly waiting: { readonly slotId: string; readonly held: boolean } | null;
  readonly projectClosed: boolean;
  /** A decision is pending that the talent side does not know of, so it cannot respond to an invitation anymore. */
  readonly decided: boolean;
}

/**
 * The request that waits for a response of the talent side, whoever looks at it; null if there is none. Someone in line
 * for the offered slot has nothing to respond to until a place is held.
 */
export function openRequestOf(facts: OpenFacts, now: Date): OpenRequest | null {
  if (facts.projectClosed) return null;
  const open = facts.submission.status === INVITE_STATUS ? openInvitation(facts) : openBookingRequest(facts);
  return open !== null && (open.expiresAt === null || open.expiresAt > now) ? open : null;
}

function openInvitation({ submission, waiting }: OpenFacts): OpenRequest | null {
  const { auditionStatus, auditionExpiresAt: expiresAt, slotId } = submission;
  if (auditionStatus !== WAITING_INVITE) return null;
  const isInLine = waiting !== null && !waiting.held && waiting.slotId === slotId;
  return isInLine ? null : { kind: "Audition", expiresAt };
}

function openBookingRequest({ submission: { status, request }, decided }: OpenFacts): OpenRequest | null {
  if (decided && request?.kind === "Offer") return null;
  if (status === "Booked" || request?.status !== WAITING_REQUEST) return null;
  return { kind: request.kind, expiresAt: request.expiresAt };
}
