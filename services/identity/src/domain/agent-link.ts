import { forbidden, illegalTransition, notFound } from "@callboard/kit/failure.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";

export const AGENT_LINK_STATUSES = ["Invited", "Linked", "Ended"] as const;
export type AgentLinkStatus = (typeof AGENT_LINK_STATUSES)[number];

/** An agent's right to act for a talent, requested by the agent and granted by the talent. */
export interface AgentLink {
  readonly id: string;
  readonly talentId: string;
  readonly agentId: string;
  readonly status: AgentLinkStatus;
  readonly requestedAt: Date;
  readonly acceptedAt: Date | null;
  readonly endedAt: Date | null;
  readonly endedBy: string | null;
}

/** The two transitions; a request creates the link. */
export const TRANSITIONS = {
  accept: { to: "Linked", from: ["Invited"] },
  end: { to: "Ended", from: ["Invited", "Linked"] },
} as const satisfies Record<string, { to: AgentLinkStatus; from: readonly AgentLinkStatus[] }>;

type Applied = Result<{ readonly link: AgentLink; readonly changed: boolean }>;

/** A new link, as requested by the agent. */
export function requestedLink(
  parties: Pick<AgentLink, "id" | "talentId" | "agentId">,
  requestedAt: Date,
): AgentLink {
  return { ...parties, status: "Invited", requestedAt, acceptedAt: null, endedAt: null, endedBy: null };
}

/** States that a link can move to from this one. */
export function nextStates(status: AgentLinkStatus): AgentLinkStatus[] {
  return Object.values(TRANSITIONS)
    .filter((transition) => transition.from.some((from) => from === status))
    .map((transition) => transition.to);
}

function applyTransition(link: AgentLink, name: keyof typeof TRANSITIONS, after: AgentLink): Applied {
  const { to, from } = TRANSITIONS[name];
  if (link.status === to) return ok({ link, changed: false });
  if (!from.some((status) => status === link.status))
    return fail(illegalTransition(link.status, to, nextStates(link.status)));
  return ok({ link: after, changed: true });
}

/** To outsiders the link does not exist; the agent sees it but cannot accept it. Accepting is idempotent. */
export function acceptLink(link: AgentLink, userId: string, now: Date): Applied {
  if (userId === link.agentId)
    return fail(forbidden("OWNERSHIP", "Only the talent can accept this request."));
  if (userId !== link.talentId) return fail(notFound("agent link"));
  return applyTransition(link, "accept", { ...link, status: "Linked", acceptedAt: now });
}

/** Either side ends the link with immediate effect, even one that is only requested. Ending is idempotent. */
export function endLink(link: AgentLink, userId: string, now: Date): Applied {
  if (userId !== link.agentId && userId !== link.talentId) return fail(notFound("agent link"));
  return applyTransition(link, "end", { ...link, status: "Ended", endedAt: now, endedBy: userId });
}
