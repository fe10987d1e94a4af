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
  /** When a minor accepted; the link begins when an admin has confirmed it. */
  readonly talentAcceptedAt: Date | null;
  readonly confirmedAt: Date | null;
  readonly confirmedBy: string | null;
}

/** How long an agent reads that a client left, in milliseconds. */
export const LEFT_SHOWN_MS = 90 * 86_400_000;

/** What an agent needs to know of a client beside the state of the link. */
export type ClientState = "Active" | "Suspended" | "Closed" | "Left" | "Ended";

/** Whether an agent can act for a client, or what is in the way. A closed account is a suspended one as well. */
export function clientState(
  link: Pick<AgentLink, "status" | "talentId" | "acceptedAt" | "endedBy">,
  talent: { readonly suspended: boolean; readonly eraseAt: Date | null },
): ClientState {
  const wasClient = link.acceptedAt !== null;
  if (link.status === "Ended") return wasClient && link.endedBy === link.talentId ? "Left" : "Ended";
  if (talent.eraseAt !== null) return "Closed";
  return talent.suspended ? "Suspended" : "Active";
}

/** Who changes a link, and whether its talent is a minor. */
export interface LinkChange {
  readonly userId: string;
  readonly isAdmin: boolean;
  readonly isMinor: boolean;
  readonly now: Date;
}

const UNCONFIRMED = { talentAcceptedAt: null, confirmedAt: null, confirmedBy: null };

/** The two transitions; a request creates the link. */
const TRANSITIONS = {
  accept: { to: "Linked", from: ["Invited"] },
  end: { to: "Ended", from: ["Invited", "Linked"] },
} as const satisfies Record<string, { to: AgentLinkStatus; from: readonly AgentLinkStatus[] }>;

type Applied = Result<{ readonly link: AgentLink; readonly changed: boolean }>;

/** A new link, as requested by the agent. */
export function requestedLink(
  parties: Pick<AgentLink, "id" | "talentId" | "agentId">,
  requestedAt: Date,
): AgentLink {
  return {
    ...parties,
    status: "Invited",
    requestedAt,
    acceptedAt: null,
    endedAt: null,
    endedBy: null,
    ...UNCONFIRMED,
  };
}

/** Whether a minor has accepted, and an admin has yet to confirm. */
export function awaitsConfirmation({ status, talentAcceptedAt, confirmedAt }: AgentLink): boolean {
  return status === "Invited" && talentAcceptedAt !== null && confirmedAt === null;
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

/**
 * The talent accepts. A minor's word alone links nobody: an admin who is not the agent confirms it. To outsiders the
 * link does not exist; the agent sees it but cannot accept it. Accepting is idempotent.
 */
export function acceptLink(link: AgentLink, { userId, isAdmin, isMinor, now }: LinkChange): Applied {
  if (userId === link.agentId)
    return fail(forbidden("OWNERSHIP", "Only the talent can accept this request."));
  if (userId === link.talentId) return isMinor ? acceptAsMinor(link, now) : accepted(link, now);
  if (!isAdmin) return fail(notFound("agent link"));
  return isMinor
    ? confirmLink(link, userId, now)
    : fail(forbidden("OWNERSHIP", "Only the talent can accept this request."));
}

const accepted = (link: AgentLink, now: Date): Applied =>
  applyTransition(link, "accept", { ...link, status: "Linked", acceptedAt: now });

function acceptAsMinor(link: AgentLink, now: Date): Applied {
  if (link.status !== "Invited") return accepted(link, now);
  if (link.talentAcceptedAt !== null) return ok({ link, changed: false });
  return ok({ link: { ...link, talentAcceptedAt: now }, changed: true });
}

/** Links of minors from before the rule are confirmed as they are. */
function confirmLink(link: AgentLink, userId: string, now: Date): Applied {
  if (link.confirmedAt !== null && link.status === "Linked") return ok({ link, changed: false });
  const confirmed = { ...link, confirmedAt: now, confirmedBy: userId };
  if (link.status === "Linked") return ok({ link: confirmed, changed: true });
  if (link.talentAcceptedAt === null)
    return fail(illegalTransition(link.status, "Linked", nextStates(link.status)));
  return applyTransition(link, "accept", { ...confirmed, status: "Linked", acceptedAt: now });
}

/**
 * Either side ends the link with immediate effect, even one that is only requested; of a minor an admin does as well.
 * Ending is idempotent.
 */
export function endLink(link: AgentLink, { userId, isAdmin, isMinor, now }: LinkChange): Applied {
  const isSide = userId === link.agentId || userId === link.talentId;
  if (!isSide && !isAdmin) return fail(notFound("agent link"));
  if (!isSide && !isMinor) return fail(forbidden("OWNERSHIP"));
  return applyTransition(link, "end", { ...link, status: "Ended", endedAt: now, endedBy: userId });
}
