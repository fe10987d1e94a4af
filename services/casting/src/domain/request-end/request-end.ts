import { isPromised, type RequestMark, type RequestStatus } from "#domain/request.ts";
import type { Submission } from "#domain/submission.ts";
import { nextStatus } from "#domain/transitions.ts";
import { decisionEnd, type TalentPlace } from "./ends.ts";

/** The parts of a submission that decide when the dates that it holds are free again. */
export type Holding = Pick<Submission, "status" | "request">;

/**
 * When the dates that a submission holds are given back without anyone doing anything, whatever its state: an open
 * request when its response is overdue, one that was responded to when casting's decision is. Null if nothing ends: no
 * dates are held, or they are booked.
 */
export function heldUntil({ status, request }: Holding): Date | null {
  if (request === null || status === "Booked") return null;
  if (request.status === "Open") return request.expiresAt;
  return isPromised(request) ? (request.decideBy ?? request.expiresAt) : null;
}

/**
 * The request after a response. The first one that promises the dates sets when casting has to have decided; a change of
 * mind does not move it.
 */
export function answered(
  request: RequestMark,
  status: RequestStatus,
  {
    now,
    place,
    dates,
  }: { readonly now: Date; readonly place: TalentPlace; readonly dates: readonly string[] },
): RequestMark {
  const after = { ...request, status, version: request.version + 1 };
  if (!isPromised(after) || isPromised(request)) return after;
  return { ...after, decideBy: decisionEnd(now, place, { dates, chosen: request.decideBy }) };
}

/** A request that ended by itself. */
export function endedRequest(request: RequestMark): RequestMark {
  return { ...request, status: "Expired", version: request.version + 1 };
}

/**
 * The submission after its request ended by itself: back where it was before the first request, or unchanged if casting
 * moved it on. A decision that is pending stays; then the state before it is the one that changes.
 */
export function afterEnd(submission: Submission, request: RequestMark): Submission {
  const { announcement } = submission;
  if (announcement) {
    const former = afterEnd(announcement.former, request);
    return { ...submission, request, announcement: { ...announcement, former } };
  }
  const next = nextStatus(submission.status, "let request expire", { former: submission.formerStatus });
  return { ...submission, request, status: next.ok ? next.value : submission.status };
}
