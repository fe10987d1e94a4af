import { statusesWhere } from "@callboard/catalog/booking-status.ts";

/** States in which somebody still keeps days or a time for the role, short of a booking. */
export const HELD_STATUSES = statusesWhere(
  ({ isInvited, awaits, isReleasable }, status) =>
    status === "Backup" || (status !== "Booked" && (isInvited || awaits !== null || isReleasable)),
);
