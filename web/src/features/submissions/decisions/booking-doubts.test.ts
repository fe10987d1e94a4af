import type { BookingStatus } from "#gen/graphql.ts";
import { bookingDoubts } from "./booking-doubts.ts";
import type { BookingDoubt, Places } from "./booking-doubts.ts";

type Case = readonly [
  status: BookingStatus,
  fit: readonly [met: number, of: number] | null,
  places: Places | null,
  doubts: readonly BookingDoubt["kind"][],
];

const free = { booked: 0, wanted: 1 };
const user = (Minor: boolean | null) => ({ Data: { Minor } });

test.each<Case>([
  ["Selected", [2, 2], free, []],
  ["Selected", [1, 2], free, []],
  ["Callback", null, free, []],
  ["Offered", [0, 0], null, []],
  ["Submitted", [2, 2], free, ["early"]],
  ["Viewed", [2, 2], free, ["early"]],
  ["Selected", [1, 3], free, ["fit"]],
  ["Selected", [2, 2], { booked: 1, wanted: 1 }, ["full"]],
  ["Selected", [2, 2], { booked: 2, wanted: 1 }, ["full"]],
  ["Submitted", [0, 3], { booked: 1, wanted: 1 }, ["early", "fit", "full"]],
])("booking from %s with fit %j and places %j is doubtful for %j", (BookingStatus, fit, places, kinds) => {
  const Fit = fit && { __typename: "Fit" as const, Met: fit[0], Of: fit[1] };
  const facts = { BookingStatus, Fit, User: user(null) };
  expect(bookingDoubts(facts, places).map(({ kind }) => kind)).toEqual(kinds);
});

test("a minor, and dates that are taken, are doubts of their own", () => {
  const taken = [{ Kind: "Booking", Date: "2026-12-01" }];
  const facts = {
    BookingStatus: "Selected" as const,
    Fit: null,
    User: user(true),
    days: { work: ["2026-12-01"], taken, ownDaysChecked: true },
  };
  expect(bookingDoubts(facts, free)).toEqual([{ kind: "clash", taken }, { kind: "minor" }]);
});

test("a booking that takes no days is a doubt, but not if they are unknown", () => {
  const facts = { BookingStatus: "Selected" as const, Fit: null, User: user(null) };
  const kinds = (work: readonly string[] | null) =>
    bookingDoubts({ ...facts, days: { work, taken: [], ownDaysChecked: true } }, free).map(
      ({ kind }) => kind,
    );
  expect([kinds([]), kinds(null), kinds(["2026-12-01"])]).toEqual([["noDays"], [], []]);
});

test.each([null, { work: ["2026-12-01"], taken: [], ownDaysChecked: false }])(
  "days of the person's own that could not be checked are a doubt: %j",
  (days) => {
    const facts = { BookingStatus: "Selected" as const, Fit: null, User: user(null), days };
    expect(bookingDoubts(facts, free)).toEqual([{ kind: "unchecked" }]);
  },
);
