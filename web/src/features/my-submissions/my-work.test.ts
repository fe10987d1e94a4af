import { addressOf, changeableOf, moveOf, movesOf, stepOf } from "./my-work.ts";
import type { Submission } from "./my-work.ts";

function given(BookingStatus: string, more: Record<string, unknown> = {}): Submission {
  return {
    PK: "PRJ#1",
    SK: "SUB#7#1",
    Data: {
      BookingStatus,
      UpdatedAt: "2026-11-01T10:00:00Z",
      ViewerCan: [],
      History: [],
      Position: { Name: "June" },
      Project: { Name: "Harvest Moon" },
      ...more,
    },
  } as unknown as Submission;
}

const open = (Kind: string, ExpiresAt: string) => ({ OpenRequest: { Kind, ExpiresAt } });
const audition = given("AuditionRequested", open("Audition", "2026-11-24T18:00:00Z"));
const avail = given("Avail", open("FirstRefusal", "2026-11-23T12:00:00Z"));
const offer = given("Offered", open("Offer", "2026-11-25T12:00:00Z"));

test("what the server lists is owed in its order, without what was just answered", () => {
  const moves = movesOf([avail, given("Viewed"), audition, offer]);
  expect(moves.map(({ kind, until }) => [kind, until])).toEqual([
    ["dates", "2026-11-23T12:00:00Z"],
    ["audition", "2026-11-24T18:00:00Z"],
    ["offer", "2026-11-25T12:00:00Z"],
  ]);
});

test("an answer about dates is owed no more, and can be changed while the server takes another", () => {
  const answered = (ViewerCan: readonly string[]) =>
    given("Avail", {
      ViewerCan,
      Request: { Kind: "Hold", Status: "Free", ExpiresAt: "2026-11-23T12:00:00Z" },
    });
  expect(moveOf(answered(["answerRequest"]))).toBeNull();
  expect(changeableOf(answered(["answerRequest"]))).toMatchObject({ kind: "dates", until: null });
  expect(changeableOf(answered([]))).toBeNull();
  expect(changeableOf(avail)).toBeNull();
});

test.each([
  ["Submitted", [], 1],
  ["Backup", [], 3],
  ["Avail", [], 4],
  ["Booked", [], 5],
  ["NotBooked", ["Submitted", "Viewed", "AuditionRequested", "NotBooked"], 4],
  ["Withdrawn", [], 1],
])("%s after %j has come to step %i", (status, moves, expected) => {
  expect(stepOf(given(status, { History: moves.map((To) => ({ To })) }))).toBe(expected);
});

test("its address is its role and person", () => {
  expect(addressOf({ SK: "SUB#7#1" })).toBe("7~1");
});
