import { placesLeft, slotDays } from "./slot-days.ts";
import type { Slot } from "./slot-days.ts";

const slot = (SK: string, Day: string, Zone = "UTC", Capacity = 2): Slot => ({
  __typename: "AuditionTime",
  PK: "PRJ#p",
  SK,
  Data: {
    __typename: "AuditionTimeData",
    Date: Day,
    Zone,
    Capacity,
    StartsAt: `${Day}T10:00:00Z`,
    LengthMinutes: 15,
    Place: null,
    Link: null,
  },
});

test("slots are kept by day and by the clock of their place", () => {
  const slots = [
    slot("a", "2126-12-01"),
    slot("b", "2126-12-01"),
    slot("c", "2126-12-01", "Asia/Tokyo"),
    slot("d", "2126-12-02"),
  ];
  expect(slotDays(slots).map(({ date, zone, slots: of }) => [date, zone, of.map(({ SK }) => SK)])).toEqual([
    ["2126-12-01", "UTC", ["a", "b"]],
    ["2126-12-01", "Asia/Tokyo", ["c"]],
    ["2126-12-02", "UTC", ["d"]],
  ]);
});

const entry = (AuditionId: string, AuditionStatus: string | null) => ({
  Submission: {
    __typename: "Submission" as const,
    PK: "PRJ#p",
    SK: "SUB#r#1",
    Data: { __typename: "SubmissionData" as const, AuditionId, AuditionStatus },
  },
});

test.each([
  ["nobody answered", [entry("a", "Offered"), entry("a", null)], 2],
  ["one confirmed", [entry("a", "Confirmed"), entry("b", "Confirmed")], 1],
  ["one was here and one confirmed", [entry("a", "Done"), entry("a", "Confirmed")], 0],
  ["more came than fit", [entry("a", "Done"), entry("a", "CheckedIn"), entry("a", "Confirmed")], 0],
  ["somebody declined", [entry("a", "Declined"), { Submission: null }], 2],
])("where %s, of two places as many are left", (_what, entries, left) => {
  expect(placesLeft(slot("a", "2126-12-01"), entries)).toBe(left);
});
