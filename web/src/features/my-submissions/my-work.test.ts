import { addressOf, changeableOf, inOrder, moveOf, movesOf, ofTab, stepOf, withWords } from "./my-work.ts";
import type { Submission, Tab } from "./my-work.ts";

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
const asked = given("AuditionRequested", open("Audition", "2026-11-24T18:00:00Z"));
const avail = given("Avail", open("FirstRefusal", "2026-11-23T12:00:00Z"));
const offer = given("Offered", open("Offer", "2026-11-25T12:00:00Z"));

test("what the server lists is owed in its order, without what was just answered", () => {
  const moves = movesOf([avail, given("Viewed"), asked, offer]);
  expect(moves.map(({ kind, until }) => [kind, until])).toEqual([
    ["dates", "2026-11-23T12:00:00Z"],
    ["audition", "2026-11-24T18:00:00Z"],
    ["offer", "2026-11-25T12:00:00Z"],
  ]);
});

test("an answer about dates is owed no more, and can be changed while the server takes another", () => {
  const said = (ViewerCan: readonly string[]) =>
    given("Avail", {
      ViewerCan,
      Request: { Kind: "Hold", Status: "Free", ExpiresAt: "2026-11-23T12:00:00Z" },
    });
  expect(moveOf(said(["answerRequest"]))).toBeNull();
  expect(changeableOf(said(["answerRequest"]))).toMatchObject({ kind: "dates", until: null });
  expect(changeableOf(said([]))).toBeNull();
  expect(changeableOf(avail)).toBeNull();
});

test.each([
  ["open", ["Submitted", "Backup", "Offered"]],
  ["consideration", ["Backup"]],
  ["availability", ["Offered"]],
  ["booked", ["Booked"]],
  ["past", ["Withdrawn"]],
] as ReadonlyArray<readonly [Tab, string[]]>)("%s holds %j", (tab, expected) => {
  const all = ["Submitted", "Backup", "Offered", "Booked", "Withdrawn"].map((status) => given(status));
  expect(ofTab(tab, all).map(({ Data }) => Data.BookingStatus)).toEqual(expected);
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

test("in the order of changes, deadlines or roles", () => {
  const late = given("Viewed", { UpdatedAt: "2026-11-09T10:00:00Z", Position: { Name: "Abel" } });
  expect(inOrder([asked, late], "change", "en")[0]).toBe(late);
  expect(inOrder([late, asked, avail], "deadline", "en")).toEqual([avail, asked, late]);
  expect(inOrder([asked, late], "role", "en")[0]).toBe(late);
});

test("found by role and project, in the letters of the language", () => {
  const ferry = given("Viewed", { Project: { Name: "İskele" } });
  expect(withWords([asked, ferry], "iskele")).toEqual([ferry]);
  expect(withWords([asked, ferry], "JUNE")).toEqual([asked, ferry]);
});

test("its address is its role and person", () => {
  expect(addressOf({ SK: "SUB#7#1" })).toBe("7~1");
});
