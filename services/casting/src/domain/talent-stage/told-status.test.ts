import type { BookingStatus } from "#domain/booking-status.ts";
import type { RequestStatus } from "#domain/request.ts";
import { announcedStatus } from "./told-status.ts";

const request = (status: RequestStatus | null) =>
  status && ({ id: "r", kind: "Avail", status, expiresAt: new Date(0), decideBy: null, version: 1 } as const);

test.each<[BookingStatus, BookingStatus | null, RequestStatus | null, BookingStatus]>([
  ["Backup", "Callback", "Free", "Avail"],
  ["Backup", null, "Open", "Avail"],
  ["Backup", "Callback", "Expired", "Callback"],
  ["Backup", "Auditioned", null, "Auditioned"],
  ["Backup", "Backup", null, "Selected"],
  ["Backup", "Avail", "Replaced", "Selected"],
  ["Backup", "AuditionRequested", null, "Selected"],
  ["Backup", null, null, "Selected"],
  ["Callback", "Selected", null, "Callback"],
  ["NotBooked", null, null, "NotBooked"],
])("talent reads %s after %s, with a request that is %s, as %s", (status, formerStatus, mark, told) => {
  expect(announcedStatus({ status, formerStatus, request: request(mark) })).toBe(told);
});
