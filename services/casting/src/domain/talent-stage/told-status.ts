import { BOOKING_STATUS, type BookingStatus } from "@callboard/catalog/booking-status.ts";
import { stands } from "#domain/request.ts";
import type { Submission } from "#domain/submission.ts";

/**
 * The state that the talent side reads. A backup is never told: as long as its dates are asked for or promised it is an
 * avail, otherwise it is where it was before.
 */
export function toldStatus({
  status,
  formerStatus,
  request,
}: Pick<Submission, "status" | "formerStatus" | "request">): BookingStatus {
  if (status !== "Backup") return status;
  if (stands(request)) return "Avail";
  const isTold = formerStatus !== null && formerStatus !== "Backup";
  return isTold && BOOKING_STATUS[formerStatus].awaits === null ? formerStatus : "Selected";
}
