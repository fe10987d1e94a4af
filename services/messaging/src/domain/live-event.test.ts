import {
  conversationChanged,
  forCompanyOnly,
  groupsChanged,
  isFor,
  membersChanged,
  noticesChanged,
  placesChanged,
  positionChanged,
  projectChanged,
  reportsChanged,
  submissionChanged,
  subscriptionChanged,
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

const submission = { projectId: "j", positionId: "o", userId: "t", companyId: "c", submissionId: "s" };
const joined = (...addedUserIds: string[]) =>
  groupsChanged({ ...submission, addedUserIds, removedUserIds: [] });

test.each<[string, LiveEvent | undefined, string[]]>([
  ["a submission", submissionChanged(submission, "created"), ["talent", "agent", "producer"]],
  ["a group", joined("t")[0], ["producer"]],
  ["places of an audition time", placesChanged({ projectId: "j", userIds: ["t"] }), ["talent", "agent"]],
  ["places to which nobody is asked", placesChanged({ projectId: "j", userIds: [] }), []],
  [
    "a project that was submitted",
    projectChanged({ projectId: "j", companyId: "c", what: "submitted", queue: true }),
    ["producer", "admin"],
  ],
  [
    "a draft",
    projectChanged({ projectId: "j", companyId: "c", what: "updated", queue: false }),
    ["producer"],
  ],
])("%s is sent to: %s", (_name, event, receivers) => {
  expect(
    Object.entries(everyone).flatMap(([name, listener]) => (event && isFor(event, listener) ? [name] : [])),
  ).toEqual(receivers);
});

const nobody = { userIds: [], companyIds: [], roles: [] };
const queued = { projectId: "j", companyId: "c", what: "submitted", queue: true };

test.each<[string, LiveEvent | undefined, LiveEvent]>([
  [
    "a project",
    projectChanged(queued),
    {
      type: "project.changed",
      data: { projectId: "j", what: "submitted" },
      userIds: [],
      companyIds: ["c"],
      roles: ["Admin"],
    },
  ],
  [
    "a project without a company",
    projectChanged({ ...queued, companyId: "", queue: false }),
    { ...nobody, type: "project.changed", data: { projectId: "j", what: "submitted" } },
  ],
  [
    "a position",
    positionChanged(submission),
    { ...nobody, type: "position.changed", data: { projectId: "j", positionId: "o" }, companyIds: ["c"] },
  ],
  [
    "a submission",
    submissionChanged(submission, "moved"),
    {
      type: "submission.changed",
      data: { projectId: "j", positionId: "o", userId: "t", what: "moved" },
      userIds: ["t"],
      companyIds: ["c"],
      roles: [],
    },
  ],
  [
    "a submission, for the company alone",
    forCompanyOnly(submissionChanged(submission, "moved")),
    {
      type: "submission.changed",
      data: { projectId: "j", positionId: "o", userId: "t", what: "moved" },
      userIds: [],
      companyIds: ["c"],
      roles: [],
    },
  ],
  [
    "a group",
    joined("t")[0],
    {
      ...nobody,
      type: "submission.changed",
      data: { projectId: "j", positionId: "o", what: "groups", userId: "t" },
      companyIds: ["c"],
    },
  ],
  [
    "a conversation",
    conversationChanged("v", ["t", "p"]),
    { ...nobody, type: "conversation.changed", data: { conversationId: "v" }, userIds: ["t", "p"] },
  ],
  [
    "members, of whom one is not known",
    membersChanged(["t", "", "a"], "links"),
    { ...nobody, type: "member.changed", data: { what: "links" }, userIds: ["t", "a"] },
  ],
  [
    "a plan",
    subscriptionChanged("t"),
    { ...nobody, type: "subscription.changed", data: { userId: "t" }, userIds: ["t"] },
  ],
  [
    "places of an audition time",
    placesChanged({ projectId: "j", userIds: ["t", "u"] }),
    {
      ...nobody,
      type: "submission.changed",
      data: { projectId: "j", what: "places" },
      userIds: ["t", "u"],
    },
  ],
  [
    "a report",
    reportsChanged({ reportId: "r" })[0],
    { ...nobody, type: "report.changed", data: { reportId: "r" }, roles: ["Admin"] },
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

const numbered = (count: number) => Array.from({ length: count }, (_one, index) => `u${index}`);

test.each([
  ["one who joins", ["u0"], [], ["u0"]],
  ["one who joins and one who leaves", ["u0"], ["u1"], ["u0", "u1"]],
  ["one who is in both lists", ["u0"], ["u0"], ["u0"]],
  ["as many as are named", numbered(20), [], numbered(20)],
  ["more than are named", numbered(21), [], [undefined]],
  ["nobody known", [], [], [undefined]],
])("a changed group names %s", (_name, addedUserIds, removedUserIds, named) => {
  const events = groupsChanged({ ...submission, addedUserIds, removedUserIds });
  expect(events.map(({ data }) => data["userId"])).toEqual(named);
  expect(events.every(({ data }) => data["what"] === "groups" && data["positionId"] === "o")).toBe(true);
});
