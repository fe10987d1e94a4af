import { slotDays } from "./slot-days.ts";
import type { Slot } from "./slot-days.ts";

const slot = (SK: string, Day: string, Zone = "UTC"): Slot => ({
  __typename: "AuditionTime",
  PK: "PRJ#p",
  SK,
  Data: {
    __typename: "AuditionTimeData",
    Date: Day,
    Time: "10:00",
    Zone,
    PlacesLeft: null,
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
