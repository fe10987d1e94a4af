import type { BookingStatus } from "#gen/graphql.ts";
import { declinedStatus, isOffered, markedStatus, movesFrom, undoneStatus } from "./offers.ts";
import type { Command } from "../wall/wall-keys.ts";

const ALL = [
  "projectSubmissionBookResponse",
  "requestAudition",
  "addBookingGroupUser",
  "deleteBookingGroupUser",
];

type Case = readonly [command: Command, can: readonly string[], status: BookingStatus, expected: boolean];

test.each<Case>([
  [{ kind: "group", number: 1 }, ["addBookingGroupUser"], "Viewed", true],
  [{ kind: "group", number: 2 }, ["addBookingGroupUser"], "Viewed", false],
  [{ kind: "group", number: 2 }, ["deleteBookingGroupUser"], "Viewed", true],
  [{ kind: "book" }, ALL, "Selected", true],
  [{ kind: "book" }, ALL, "Booked", false],
  [{ kind: "book" }, [], "Selected", false],
  [{ kind: "decline" }, ALL, "Booked", true],
  [{ kind: "audition" }, ALL, "Selected", true],
  [{ kind: "audition" }, [], "Selected", false],
  [{ kind: "message" }, [], "Withdrawn", true],
])("%j, where %j is allowed at %s: %s", (command, ViewerCan, BookingStatus, expected) => {
  const facts = {
    __typename: "SubmissionData" as const,
    ViewerCan: [...ViewerCan],
    BookingStatus,
    Booked: BookingStatus === "Booked",
    Groups: [{ __typename: "SubmissionGroup" as const, GroupId: "GROUP#2", Name: "Second choice" }],
  };
  expect(isOffered(facts, command)).toBe(expected);
});

test.each<readonly [BookingStatus, BookingStatus, BookingStatus]>([
  ["Submitted", "Selected", "NotBooked"],
  ["Viewed", "Selected", "NotBooked"],
  ["AuditionDeclined", "Selected", "NotBooked"],
  ["Callback", "Callback", "NotBooked"],
  ["Offered", "Offered", "Released"],
  ["Booked", "Booked", "Released"],
])("from %s a group leads to %s and declining to %s", (from, marked, declined) => {
  expect(markedStatus(from)).toBe(marked);
  expect(declinedStatus(from)).toBe(declined);
});

test.each<readonly [BookingStatus, readonly BookingStatus[]]>([
  ["Submitted", ["Selected"]],
  ["Selected", ["Avail"]],
  ["AuditionConfirmed", ["Auditioned"]],
  ["Auditioned", ["Callback", "Avail", "Backup"]],
  ["Withdrawn", ["Selected"]],
  ["Booked", []],
])("from %s one may go on to %j", (BookingStatus, expected) => {
  expect(movesFrom({ BookingStatus, ViewerCan: ["updateBookingStatus"] })).toEqual(expected);
  expect(movesFrom({ BookingStatus, ViewerCan: [] })).toEqual([]);
});

const HOUR_MS = 3_600_000;
const PASSED = Date.parse("2026-11-01T10:00:00Z");

test.each<readonly [string, BookingStatus, readonly string[], number, BookingStatus | null]>([
  ["at once", "NotBooked", ["updateBookingStatus"], 0, "Callback"],
  ["just before the notice", "NotBooked", ["updateBookingStatus"], 24 * HOUR_MS - 1, "Callback"],
  ["once the notice has gone out", "NotBooked", ["updateBookingStatus"], 24 * HOUR_MS, null],
  ["where the server does not offer it", "NotBooked", [], 0, null],
  ["of a later state", "Selected", ["updateBookingStatus"], 0, null],
])("a pass is called back %s", (_when, BookingStatus, ViewerCan, after, expected) => {
  const history = [
    { From: null, To: "Submitted" as const, At: "2026-10-01T10:00:00Z" },
    { From: "Callback" as const, To: "NotBooked" as const, At: new Date(PASSED).toISOString() },
  ];
  expect(undoneStatus({ BookingStatus, ViewerCan: [...ViewerCan] }, history, PASSED + after)).toBe(expected);
});
