import {
  groupsChanged,
  isFor,
  projectChanged,
  submissionChanged,
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
