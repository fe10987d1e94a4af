import { BOOKING_STATUSES, BOOKING_STATUS } from "@callboard/catalog/booking-status.ts";
import { isBarred } from "./minors.ts";

test.each([
  [true, true, true],
  [true, null, true],
  [true, false, false],
  [null, true, true],
  [null, null, false],
  [null, false, false],
  [false, true, false],
  [false, null, false],
  [false, false, false],
])("a position for adults only: %s, a minor: %s; barred: %s", (adultsOnly, minor, barred) => {
  expect(isBarred({ adultsOnly, minor })).toBe(barred);
});

test("every state that brings a person closer to the part is closed to a minor", () => {
  expect(BOOKING_STATUSES.filter((status) => BOOKING_STATUS[status].barsMinors)).toEqual([
    "Submitted",
    "AuditionRequested",
    "AuditionConfirmed",
    "Auditioned",
    "Callback",
    "Avail",
    "Backup",
    "Offered",
    "Booked",
  ]);
});
