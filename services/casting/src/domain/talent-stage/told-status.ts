import { BOOKING_STATUS, type BookingStatus } from "@callboard/catalog/booking-status.ts";
import { isActive } from "#domain/request.ts";
import type { Submission } from "#domain/submission.ts";

/**
 * The state that the talent side reads. A backup is never told: as long as its dates are asked for or promised it is an
 * avail, otherwise it is where it was before.
 */
export function announcedStatus({
  status,
  formerStatus,
  request,
}: Pick<Submission, "status" | "formerStatus" | "request">): BookingStatus {
  if (status !== "Backup") return status;
  if (isActive(request)) return "Avail";
  const isAnnounced = formerStatus !== null && formerStatus !== "Backup";
  return isAnnounced && BOOKING_STATUS[formerStatus].awaits === null ? formerStatus : "Selected";
}
