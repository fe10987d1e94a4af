import { EVENTS } from "@callboard/catalog/events/events.ts";
import { occurrencesOf, type Occurrence } from "./occurrence.ts";

const FACTS = { projectId: "j", positionId: "o", userId: "t", companyId: "c", submissionId: "s" };
const AT = new Date("2026-11-29T23:59:00Z");
const of = (name: keyof typeof EVENTS, message: object, actorId: string | null = "p") =>
  occurrencesOf(EVENTS[name], { ...FACTS, ...message }, { actorId, occurredAt: AT });
const names = (found: readonly Occurrence[]) => found.map(({ what }) => what);

test.each<[keyof typeof EVENTS, object, string[]]>([
  ["UserSuspended", { closed: false }, ["suspended"]],
  ["UserSuspended", { closed: true }, ["account-closed"]],
  ["ProjectDenied", { takenDown: false }, ["project-denied"]],
  ["ProjectDenied", { takenDown: true }, ["project-taken-down"]],
  ["ProjectUpdated", { fields: ["PayRate"] }, []],
  ["SubmissionBooked", { announcedLater: false }, ["booked"]],
  ["SubmissionBooked", { announcedLater: true }, []],
  ["SubmissionAnnounced", { status: "NotBooked" }, ["not-booked"]],
  ["SubmissionReleased", { roleCast: false }, ["released"]],
  ["SubmissionReleased", { roleCast: true }, ["role-cast"]],
  ["SubmissionNotBooked", { announcedLater: false, roleCast: true }, ["role-cast"]],
  ["AuditionCancelled", { cancelledBy: "company" }, ["audition-cancelled"]],
  ["AuditionCancelled", { cancelledBy: "self" }, ["audition-declined"]],
  ["AuditionCancelled", { cancelledBy: "agent" }, ["audition-declined"]],
  ["SubmissionStatusChanged", { companyOnly: false, from: "Viewed", to: "Selected" }, ["in-consideration"]],
  ["SubmissionStatusChanged", { companyOnly: true, from: "Viewed", to: "Selected" }, []],
  ["SubmissionStatusChanged", { companyOnly: false, from: "Auditioned", to: "Selected" }, []],
  ["SubmissionStatusChanged", { companyOnly: false, from: "AuditionRequested", to: "Selected" }, []],
  [
    "SubmissionStatusChanged",
    { companyOnly: false, from: "AuditionConfirmed", to: "AuditionConfirmed", attendance: "NoShow" },
    ["no-show-recorded"],
  ],
  [
    "SubmissionStatusChanged",
    { companyOnly: false, from: "AuditionConfirmed", to: "AuditionConfirmed", attendance: "Disputed" },
    ["no-show-disputed"],
  ],
  ["ReportMoved", { status: "Actioned", action: "Warning" }, ["warned", "report-actioned"]],
  ["ReportMoved", { status: "Actioned", action: "LockConversation" }, ["report-actioned"]],
  ["ReportMoved", { status: "Dismissed", action: "" }, ["report-dismissed"]],
  ["ReportMoved", { status: "InReview", action: "" }, []],
])("of %s with %j people learn %j", (name, message, expected) => {
  expect(names(of(name, message))).toEqual(expected);
});

test("an audition request that nobody took back has expired", () => {
  const message = { companyOnly: false, from: "AuditionRequested", to: "Selected" };
  expect(names(of("SubmissionStatusChanged", message, null))).toEqual(["request-expired"]);
});

test("new submissions to a role are one line of the day on which they came", () => {
  expect(of("SubmissionCreated", {})).toEqual([
    {
      what: "submission-received",
      projectId: "j",
      positionId: "o",
      companyId: "c",
      groupKey: "submissions:o:2026-11-29",
    },
  ]);
});

test("whoever has several matching searches is notified once, as soon as one of them wants", () => {
  const matches = [
    { userId: "t", alert: "Daily" },
    { userId: "t", alert: "Now" },
    { userId: "u", alert: "Daily" },
    { userId: "v", alert: "Hourly" },
  ];
  expect(of("SearchMatched", { matches })).toEqual([
    { what: "search-matched", projectId: "j", groupKey: "matched:j", mode: "Now", others: ["t"] },
    { what: "search-matched", projectId: "j", groupKey: "matched:j", mode: "Daily", others: ["u"] },
  ]);
});

test("only whoever may appeal learns which report locked a conversation", () => {
  const message = { conversationId: "v", participantIds: ["t", "p"], reportedId: "t", reportId: "r" };
  expect(of("ConversationLocked", message)).toEqual([
    { what: "conversation-locked", conversationId: "v", others: ["t"], reportId: "r" },
    { what: "conversation-locked", conversationId: "v", others: ["p"] },
  ]);
  const old = { conversationId: "v", participantIds: ["t"], reportedId: "", reportId: "" };
  expect(of("ConversationLocked", old)).toEqual([
    { what: "conversation-locked", conversationId: "v", others: ["t"] },
  ]);
});

test.each([
  [31, 1],
  [30, 0],
  [null, 0],
])("an upload that took %s seconds is news to %s people", (took, expected) => {
  const seconds = took === null ? undefined : { seconds: BigInt(AT.getTime() / 1_000 - took), nanos: 0 };
  expect(of("MediaReady", { mediaId: "m", ownerId: "t", arrivedAt: seconds })).toHaveLength(expected);
});
