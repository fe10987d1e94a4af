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

test.each<[string, LiveEvent, string[]]>([
  ["a submission", submissionChanged(submission, "created"), ["talent", "agent", "producer"]],
  ["a group", groupsChanged(submission), ["producer"]],
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
])("%s is told to: %s", (_name, event, told) => {
  expect(
    Object.entries(everyone).flatMap(([name, listener]) => (isFor(event, listener) ? [name] : [])),
  ).toEqual(told);
});
