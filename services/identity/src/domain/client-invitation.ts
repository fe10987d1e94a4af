import { requestedLink, type AgentLink } from "./agent-link.ts";

export const CLIENT_INVITATION_STATUSES = ["Invited", "Accepted", "Ended"] as const;
type ClientInvitationStatus = (typeof CLIENT_INVITATION_STATUSES)[number];

/** An agent's request to represent the owner of an e-mail address, who may have no account yet. */
export interface InvitedClient {
  readonly id: string;
  readonly agentId: string;
  readonly email: string;
  readonly status: ClientInvitationStatus;
  readonly invitedAt: Date;
  readonly expiresAt: Date;
  readonly decidedAt: Date | null;
}

const DAYS = 30;
const DAY_MS = 86_400_000;

/** A new invitation, open for thirty days. */
export function newClientInvitation(
  facts: Pick<InvitedClient, "id" | "agentId" | "email">,
  now: Date,
): InvitedClient {
  const expiresAt = new Date(now.getTime() + DAYS * DAY_MS);
  return { ...facts, status: "Invited", invitedAt: now, expiresAt, decidedAt: null };
}

/** Whether it can still be accepted. */
export function isOpen({ status, expiresAt }: InvitedClient, now: Date): boolean {
  return status === "Invited" && expiresAt > now;
}

/** What the owner of an account needs to have proved to decide about an invitation. */
export interface Invitee {
  readonly id: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly roles: readonly string[];
}

/** Whether an invitation is the person's: they proved its address and are talent. Nobody represents themselves. */
export function isInvitee({ agentId, email }: InvitedClient, person: Invitee): boolean {
  const isSame = person.emailVerified && person.email.toLowerCase() === email.toLowerCase();
  return isSame && person.roles.includes("Talent") && person.id !== agentId;
}

/** No member: an agent never learns from an invitation whose address it is. */
const NOBODY = "00000000-0000-0000-0000-000000000000";

/** The invitation as the request that it is for the talent, or, without one, for the agent who sent it. */
export function linkOf({ id, agentId, invitedAt }: InvitedClient, talentId: string = NOBODY): AgentLink {
  return requestedLink({ id, talentId, agentId }, invitedAt);
}
