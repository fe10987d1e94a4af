import { acceptLink, AGENT_LINK_STATUSES, endLink, nextStates, requestedLink } from "./agent-link.ts";
import type { AgentLink, AgentLinkStatus } from "./agent-link.ts";

const now = new Date("2026-06-01T12:00:00Z");

function link(status: AgentLinkStatus): AgentLink {
  const times = { requestedAt: now, acceptedAt: null, endedAt: null, endedBy: null };
  return { id: "link", talentId: "talent", agentId: "agent", status, ...times };
}

const cases: [AgentLinkStatus, "accept" | "end", string][] = [
  ["Invited", "accept", "Linked"],
  ["Linked", "accept", "unchanged"],
  ["Ended", "accept", "ILLEGAL_TRANSITION"],
  ["Invited", "end", "Ended"],
  ["Linked", "end", "Ended"],
  ["Ended", "end", "unchanged"],
];

it("has a case for every state and transition", () => {
  expect(cases).toHaveLength(AGENT_LINK_STATUSES.length * 2);
});

it.each(cases)("%s, %s by the talent: %s", (status, name, expected) => {
  const result = (name === "accept" ? acceptLink : endLink)(link(status), "talent", now);
  const outcome = result.ok
    ? result.value.changed
      ? result.value.link.status
      : "unchanged"
    : result.failure.rule;
  expect(outcome).toBe(expected);
});

it.each([
  ["accept", "agent", "FORBIDDEN"],
  ["accept", "stranger", "NOT_FOUND"],
  ["end", "agent", "ok"],
  ["end", "stranger", "NOT_FOUND"],
] as const)("%s by the %s: %s", (name, who, expected) => {
  const result = (name === "accept" ? acceptLink : endLink)(link("Invited"), who, now);
  expect(result.ok ? "ok" : result.failure.code).toBe(expected);
});

it("is only invited when an agent requests it", () => {
  expect(requestedLink({ id: "link", talentId: "talent", agentId: "agent" }, now)).toEqual(link("Invited"));
});

it.each([
  ["Invited", ["Linked", "Ended"]],
  ["Linked", ["Ended"]],
  ["Ended", []],
] as const)("%s may become %j", (status, next) => {
  expect(nextStates(status)).toEqual(next);
});

it.each([
  ["talent", { acceptedAt: now, endedAt: null, endedBy: null }, acceptLink],
  ["agent", { acceptedAt: null, endedAt: now, endedBy: "agent" }, endLink],
])("says when it changed, and that the %s ended it: %j", (userId, facts, apply) => {
  expect(apply(link("Invited"), userId, now)).toMatchObject({ value: { link: facts } });
});

it("gives back the same link when nothing changes", () => {
  const linked = link("Linked");
  expect(acceptLink(linked, "talent", now)).toEqual({ ok: true, value: { link: linked, changed: false } });
});

it("returns what a link may still become", () => {
  const result = acceptLink(link("Ended"), "talent", now);
  expect(result).toMatchObject({ ok: false, failure: { state: "Ended", to: "Linked", allowed: [] } });
});
