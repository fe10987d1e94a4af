import { forbidden, illegalTransition, notFound } from "@callboard/kit/failure.ts";
import { fail, ok } from "@callboard/kit/result.ts";
import type { Result } from "@callboard/kit/result.ts";

export const AGENT_LINK_STATUSES = ["Invited", "Linked", "Ended"] as const;
export type AgentLinkStatus = (typeof AGENT_LINK_STATUSES)[number];

/** The right of an agent to act for a talent, asked by the agent and given by the talent. */
export type AgentLink = {
  readonly id: string;
  readonly talentId: string;
  readonly agentId: string;
  readonly status: AgentLinkStatus;
  readonly requestedAt: Date;
  readonly acceptedAt: Date | null;
  readonly endedAt: Date | null;
  readonly endedBy: string | null;
};

/** The two moves; asking makes the link. */
export const MOVES = {
  accept: { to: "Linked", from: ["Invited"] },
  end: { to: "Ended", from: ["Invited", "Linked"] },
} as const satisfies Record<string, { to: AgentLinkStatus; from: readonly AgentLinkStatus[] }>;

type Moved = Result<{ readonly link: AgentLink; readonly changed: boolean }>;

/** States that a link in this state may still become. */
export function nextStates(status: AgentLinkStatus): AgentLinkStatus[] {
  return Object.values(MOVES)
    .filter((move) => move.from.some((from) => from === status))
    .map((move) => move.to);
}

function move(link: AgentLink, name: keyof typeof MOVES, after: AgentLink): Moved {
  const { to, from } = MOVES[name];
  if (link.status === to) return ok({ link, changed: false });
  if (!from.some((status) => status === link.status))
    return fail(illegalTransition(link.status, to, nextStates(link.status)));
  return ok({ link: after, changed: true });
}

/** To outsiders a link does not exist; the agent sees it but cannot accept; accepting twice is accepting once. */
export function accept(link: AgentLink, userId: string, now: Date): Moved {
  if (userId === link.agentId) return fail(forbidden("OWNERSHIP", "The talent accepts, not the agent."));
  if (userId !== link.talentId) return fail(notFound("agent link"));
  return move(link, "accept", { ...link, status: "Linked", acceptedAt: now });
}

/** Either side ends the link at once, also one that was only asked for; ending twice is ending once. */
export function end(link: AgentLink, userId: string, now: Date): Moved {
  if (userId !== link.agentId && userId !== link.talentId) return fail(notFound("agent link"));
  return move(link, "end", { ...link, status: "Ended", endedAt: now, endedBy: userId });
}
