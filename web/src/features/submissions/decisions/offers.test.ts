import type { BookingStatus } from "#gen/graphql.ts";
import { isOffered, movesFrom, undoneStatus } from "./offers.ts";
import type { Command } from "../keys/command.ts";

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
  [{ kind: "decline" }, ALL, "Selected", true],
  [{ kind: "decline" }, ["releaseSubmission"], "Booked", true],
  [{ kind: "decline" }, ["releaseSubmission"], "Avail", false],
  [{ kind: "decline" }, [], "Booked", false],
  [{ kind: "audition" }, ALL, "Selected", true],
  [{ kind: "audition" }, [], "Selected", false],
  [{ kind: "avail" }, ["requestAvail"], "Selected", true],
  [{ kind: "avail" }, ["makeOffer"], "Offered", false],
  [{ kind: "offer" }, ["makeOffer"], "Offered", true],
  [{ kind: "offer" }, ["requestAvail"], "Avail", false],
  [{ kind: "message" }, [], "Withdrawn", true],
])("%j, where %j is allowed at %s: %s", (command, ViewerCan, BookingStatus, expected) => {
  const facts = {
    __typename: "SubmissionData" as const,
    ViewerCan: [...ViewerCan],
    BookingStatus,
    Booked: BookingStatus === "Booked",
    UndoUntil: null,
    Groups: [{ __typename: "SubmissionGroup" as const, GroupId: "GROUP#2", Name: "Second choice" }],
  };
  expect(isOffered(facts, command)).toBe(expected);
});

test.each<readonly [BookingStatus, readonly BookingStatus[]]>([
  ["Submitted", ["Selected"]],
  ["Selected", []],
  ["AuditionConfirmed", ["Auditioned"]],
  ["Auditioned", ["Callback", "Backup"]],
  ["Withdrawn", ["Selected"]],
  ["Booked", []],
])("from %s one may go on to %j", (BookingStatus, expected) => {
  expect(movesFrom({ BookingStatus, ViewerCan: ["updateBookingStatus"] })).toEqual(expected);
  expect(movesFrom({ BookingStatus, ViewerCan: [] })).toEqual([]);
});

const UNTIL = "2026-11-01T10:00:00Z";
const BEFORE = Date.parse(UNTIL) - 1;
const CAN = ["updateBookingStatus"];

type UndoCase = readonly [
  when: string,
  status: BookingStatus,
  facts: { UndoUntil: string | null; ViewerCan: string[] },
  now: number,
  expected: BookingStatus | null,
];

test.each<UndoCase>([
  ["a pass, before", "NotBooked", { UndoUntil: UNTIL, ViewerCan: CAN }, BEFORE, "Callback"],
  ["a booking, before", "Booked", { UndoUntil: UNTIL, ViewerCan: CAN }, BEFORE, "Callback"],
  ["a pass, once its notice is due", "NotBooked", { UndoUntil: UNTIL, ViewerCan: CAN }, BEFORE + 1, null],
  ["a pass of which they were told", "NotBooked", { UndoUntil: null, ViewerCan: CAN }, BEFORE, null],
  ["where the server does not offer it", "NotBooked", { UndoUntil: UNTIL, ViewerCan: [] }, BEFORE, null],
])("undo of %s", (_when, BookingStatus, facts, now, expected) => {
  const history = [
    { From: null, To: "Submitted" as const },
    { From: "Callback" as const, To: BookingStatus },
  ];
  expect(undoneStatus({ BookingStatus, ...facts }, history, now)).toBe(expected);
});

test("a history that is older than the state offers no way back", () => {
  const facts = { BookingStatus: "NotBooked" as const, UndoUntil: UNTIL, ViewerCan: CAN };
  expect(undoneStatus(facts, [{ From: "Submitted", To: "Callback" }], BEFORE)).toBeNull();
});
