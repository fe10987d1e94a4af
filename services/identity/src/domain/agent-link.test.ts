import { acceptLink, AGENT_LINK_STATUSES, endLink } from "./agent-link.ts";
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

it("returns what a link may still become", () => {
  const result = acceptLink(link("Ended"), "talent", now);
  expect(result).toMatchObject({ ok: false, failure: { state: "Ended", to: "Linked", allowed: [] } });
});
