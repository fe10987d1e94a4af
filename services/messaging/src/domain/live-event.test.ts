import { EVENTS } from "@callboard/catalog/events/events.ts";
import { LIVE_TYPE_NAMES } from "@callboard/catalog/events/live.ts";
import {
  isFor,
  liveEventsOf,
  nameChanged,
  noticesChanged,
  type LiveEvent,
  type Listener,
} from "./live-event.ts";

const talent: Listener = { userId: "t", companyId: null, representedIds: [], roles: ["Talent"] };
const agent: Listener = { userId: "a", companyId: null, representedIds: ["t"], roles: ["Agent"] };
const formerAgent: Listener = { ...agent, userId: "f", representedIds: [] };
const producer: Listener = { userId: "p", companyId: "c", representedIds: [], roles: ["Production"] };
const rival: Listener = { userId: "r", companyId: "d", representedIds: [], roles: ["Production"] };
const admin: Listener = { userId: "m", companyId: null, representedIds: [], roles: ["Admin"] };
const everyone = { talent, agent, formerAgent, producer, rival, admin };

/** A message with every field that a row can name. */
const MESSAGE = {
  projectId: "j",
  positionId: "o",
  userId: "t",
  companyId: "c",
  submissionId: "s",
  conversationId: "v",
  reportId: "r",
  talentId: "t",
  agentId: "a",
  participantIds: ["t", "p"],
  userIds: ["t", "u"],
  addedUserIds: ["t"],
  removedUserIds: [],
  status: "Booked",
  companyOnly: false,
  announcedLater: false,
  fields: ["Bio"],
};
type Name = keyof typeof EVENTS;
const eventsOf = (name: Name, changed: object = {}): readonly LiveEvent[] =>
  liveEventsOf(EVENTS[name].live, { ...MESSAGE, ...changed });
const receivers = (event: LiveEvent) =>
  Object.entries(everyone).flatMap(([name, listener]) => (isFor(event, listener) ? [name] : []));

test.each<[Name, object, string[]]>([
  ["SubmissionCreated", {}, ["talent", "agent", "producer"]],
  ["SubmissionBooked", { announcedLater: true }, ["producer"]],
  ["SubmissionNotBooked", { announcedLater: true }, ["producer"]],
  ["SubmissionStatusChanged", { companyOnly: true }, ["producer"]],
  ["InvitationSent", {}, ["talent", "agent"]],
  ["SubmissionAnnounced", { status: "NotBooked" }, ["talent", "agent", "producer"]],
  ["GroupMembersChanged", {}, ["producer"]],
  ["AuditionPlacesChanged", {}, ["talent", "agent"]],
  ["AuditionPlacesChanged", { userIds: [] }, []],
  ["ProjectSubmitted", {}, ["producer", "admin"]],
  ["ProjectUpdated", {}, ["producer"]],
  ["ProjectUpdated", { companyId: "" }, []],
  ["PositionUpdated", {}, ["producer"]],
  // What concerns a client's own mail, plan or account is not their agent's.
  ["MessageSent", {}, ["talent", "producer"]],
  ["ConversationRead", {}, ["talent"]],
  ["SubscriptionChanged", {}, ["talent"]],
  ["UserProfileUpdated", {}, ["talent"]],
  ["UserRoleChanged", {}, ["talent"]],
  ["UserAgentLinked", { agentId: "f" }, ["talent", "formerAgent"]],
  ["ReportFiled", {}, ["admin"]],
  ["ReportMoved", {}, ["admin"]],
  ["ReportAppealed", {}, ["admin"]],
])("%s with %j is sent to %j", (name, changed, expected) => {
  const events = eventsOf(name, changed);
  expect(events).toHaveLength(1);
  expect(events.flatMap(receivers)).toEqual(expected);
});

test("an agent learns of clients by changes of submissions alone", () => {
  const about = { userIds: ["t"], companyIds: [], roles: [], data: {} };
  expect(LIVE_TYPE_NAMES.filter((type) => isFor({ ...about, type }, agent))).toEqual(["submission.changed"]);
  expect(LIVE_TYPE_NAMES.filter((type) => isFor({ ...about, type }, talent))).toEqual(LIVE_TYPE_NAMES);
});

const nobody = { userIds: [], companyIds: [], roles: [] };

test.each<[string, LiveEvent | undefined, LiveEvent]>([
  [
    "a project",
    eventsOf("ProjectSubmitted")[0],
    {
      ...nobody,
      type: "project.changed",
      data: { projectId: "j", what: "submitted" },
      companyIds: ["c"],
      roles: ["Admin"],
    },
  ],
  [
    "a position",
    eventsOf("PositionAdded")[0],
    { ...nobody, type: "position.changed", data: { projectId: "j", positionId: "o" }, companyIds: ["c"] },
  ],
  [
    "a submission",
    eventsOf("SubmissionAnnounced")[0],
    {
      ...nobody,
      type: "submission.changed",
      data: { projectId: "j", positionId: "o", userId: "t", what: "booked" },
      userIds: ["t"],
      companyIds: ["c"],
    },
  ],
  [
    "a group",
    eventsOf("GroupMembersChanged")[0],
    {
      ...nobody,
      type: "submission.changed",
      data: { projectId: "j", positionId: "o", what: "groups", userId: "t" },
      companyIds: ["c"],
    },
  ],
  [
    "a conversation",
    eventsOf("ConversationLocked")[0],
    { ...nobody, type: "conversation.changed", data: { conversationId: "v" }, userIds: ["t", "p"] },
  ],
  [
    "people in a conversation",
    eventsOf("ConversationMembersChanged", { removedUserIds: ["u"] })[0],
    { ...nobody, type: "conversation.changed", data: { conversationId: "v" }, userIds: ["t", "u"] },
  ],
  [
    "a plan",
    eventsOf("SubscriptionChanged")[0],
    { ...nobody, type: "subscription.changed", data: { userId: "t" }, userIds: ["t"] },
  ],
  [
    "a name",
    nameChanged("t"),
    { ...nobody, type: "member.changed", data: { what: "profile" }, userIds: ["t"] },
  ],
  [
    "a notification",
    noticesChanged(["t"])[0],
    { ...nobody, type: "notification.changed", data: {}, userIds: ["t"] },
  ],
])("a change of %s names its keys and whom it is for", (_name, event, expected) => {
  expect(event).toEqual(expected);
});

test("what happened to nobody is no event", () => {
  expect(noticesChanged([])).toEqual([]);
});

test("a new name is sent when it can be read, and not before", () => {
  expect(eventsOf("UserProfileUpdated", { fields: ["Bio", "LastName"] })).toEqual([]);
});

const numbered = (count: number) => Array.from({ length: count }, (_one, index) => `u${index}`);

test.each([
  ["one who joins", ["u0"], [], ["u0"]],
  ["one who joins and one who leaves", ["u0"], ["u1"], ["u0", "u1"]],
  ["one who is in both lists", ["u0"], ["u0"], ["u0"]],
  ["as many as are named", numbered(20), [], numbered(20)],
  ["more than are named", numbered(21), [], [undefined]],
  ["nobody known", [], [], [undefined]],
])("a changed group names %s", (_name, addedUserIds, removedUserIds, named) => {
  const events = eventsOf("GroupMembersChanged", { addedUserIds, removedUserIds });
  expect(events.map(({ data }) => data["userId"])).toEqual(named);
  expect(events.every(({ data }) => data["what"] === "groups" && data["positionId"] === "o")).toBe(true);
});
