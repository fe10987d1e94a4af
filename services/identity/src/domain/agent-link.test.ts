import {
  acceptLink,
  AGENT_LINK_STATUSES,
  awaitsConfirmation,
  clientState,
  endLink,
  nextStates,
  requestedLink,
} from "./agent-link.ts";
import type { AgentLink, AgentLinkStatus, LinkChange } from "./agent-link.ts";

const now = new Date("2026-06-01T12:00:00Z");

function link(status: AgentLinkStatus): AgentLink {
  const times = { requestedAt: now, acceptedAt: null, endedAt: null, endedBy: null };
  const confirmed = { talentAcceptedAt: null, confirmedAt: null, confirmedBy: null };
  return { id: "link", talentId: "talent", agentId: "agent", status, ...times, ...confirmed };
}

const by = (userId: string, facts: Partial<LinkChange> = {}): LinkChange => ({
  userId,
  isAdmin: false,
  isMinor: false,
  now,
  ...facts,
});

const cases: [AgentLinkStatus, "accept" | "end", string][] = [
  ["Invited", "accept", "Linked"],
  ["Linked", "accept", "unchanged"],
  ["Ended", "accept", "ILLEGAL_TRANSITION"],
  ["Invited", "end", "Ended"],
  ["Linked", "end", "Ended"],
  ["Ended", "end", "unchanged"],
];

it.each([
  ["Linked", null, false, null, "Active"],
  ["Invited", null, false, null, "Active"],
  ["Linked", null, true, null, "Suspended"],
  ["Linked", null, true, now, "Closed"],
  ["Ended", "talent", false, null, "Left"],
  ["Ended", "talent", true, now, "Left"],
  ["Ended", "agent", false, null, "Ended"],
  ["Ended", "admin", true, null, "Ended"],
] as const)(
  "%s, ended by %s, of a talent suspended %s until %s is %s",
  (status, endedBy, suspended, eraseAt, state) => {
    expect(clientState({ ...link(status), acceptedAt: now, endedBy }, { suspended, eraseAt })).toBe(state);
  },
);

it("a request that the talent declined is no client who left", () => {
  const declined = { ...link("Ended"), endedBy: "talent" };
  expect(clientState(declined, { suspended: false, eraseAt: null })).toBe("Ended");
});

it("has a case for every state and transition", () => {
  expect(cases).toHaveLength(AGENT_LINK_STATUSES.length * 2);
});

it.each(cases)("%s, %s by the talent: %s", (status, name, expected) => {
  const result = (name === "accept" ? acceptLink : endLink)(link(status), by("talent"));
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
  const result = (name === "accept" ? acceptLink : endLink)(link("Invited"), by(who));
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
  expect(apply(link("Invited"), by(userId))).toMatchObject({ value: { link: facts } });
});

it("gives back the same link when nothing changes", () => {
  const linked = link("Linked");
  expect(acceptLink(linked, by("talent"))).toEqual({ ok: true, value: { link: linked, changed: false } });
});

it("returns what a link may still become", () => {
  const result = acceptLink(link("Ended"), by("talent"));
  expect(result).toMatchObject({ ok: false, failure: { state: "Ended", to: "Linked", allowed: [] } });
});

describe("the link of a minor", () => {
  const minor = { isMinor: true };
  const admin = by("admin", { isAdmin: true, isMinor: true });
  const asked = link("Invited");
  const said = { ...asked, talentAcceptedAt: now };

  it("begins when an admin has confirmed what the minor accepted", () => {
    const word = acceptLink(asked, by("talent", minor));
    expect(word).toMatchObject({
      ok: true,
      value: { changed: true, link: { status: "Invited", acceptedAt: null } },
    });
    expect(word.ok && awaitsConfirmation(word.value.link)).toBe(true);
    expect(acceptLink(said, by("talent", minor))).toMatchObject({ value: { changed: false } });
    expect(acceptLink(said, admin)).toMatchObject({
      value: { link: { status: "Linked", acceptedAt: now, confirmedAt: now, confirmedBy: "admin" } },
    });
  });

  it("is confirmed by no one before the minor has accepted, nor by the agent", () => {
    expect(acceptLink(asked, admin)).toMatchObject({ failure: { rule: "ILLEGAL_TRANSITION" } });
    expect(acceptLink(said, by("agent", { isAdmin: true, isMinor: true }))).toMatchObject({
      failure: { code: "FORBIDDEN" },
    });
  });

  it("from before the rule is confirmed as it is, once", () => {
    const old = link("Linked");
    expect(awaitsConfirmation(old)).toBe(false);
    const confirmed = acceptLink(old, admin);
    expect(confirmed).toMatchObject({
      value: { changed: true, link: { status: "Linked", confirmedBy: "admin" } },
    });
    if (confirmed.ok)
      expect(acceptLink(confirmed.value.link, admin)).toMatchObject({ value: { changed: false } });
  });

  it("is accepted by somebody who came of age while it waited", () => {
    expect(acceptLink(said, by("talent"))).toMatchObject({ value: { link: { status: "Linked" } } });
  });

  it("is ended by an admin; that of an adult is not the admin's", () => {
    expect(endLink(link("Linked"), admin)).toMatchObject({ value: { link: { status: "Ended" } } });
    const adult = by("admin", { isAdmin: true });
    expect(endLink(link("Linked"), adult)).toMatchObject({ failure: { code: "FORBIDDEN" } });
    expect(acceptLink(asked, adult)).toMatchObject({ failure: { code: "FORBIDDEN" } });
  });
});
