import { LIMITS } from "@callboard/catalog/limits.ts";
import { limitReached } from "@callboard/kit/failure.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import type { AgentLink } from "#domain/agent-link.ts";
import { isInvitee, isOpen, linkOf, type InvitedClient } from "#domain/client-invitation.ts";
import type { UnitOfWork } from "#app/ports.ts";

/** A link, or an open invitation of an address as the request that it is for whoever decides about it. */
export interface FoundLink {
  readonly link: AgentLink;
  /** Null for a link. */
  readonly invitation: InvitedClient | null;
}

/** The link with this id, or the invitation, if it is the caller's to decide about: of their address, or sent by them. */
export async function findLink(
  unit: UnitOfWork,
  userId: string,
  { id, now }: { readonly id: string; readonly now: Date },
): Promise<FoundLink | null> {
  const link = await unit.lockLink(id);
  if (link !== null) return { link, invitation: null };
  const invitation = await unit.lockClientInvitation(id);
  if (invitation === null || !isOpen(invitation, now)) return null;
  if (invitation.agentId === userId) return { invitation, link: linkOf(invitation) };
  const person = await unit.lockAccount(userId);
  if (person === null || !isInvitee(invitation, person)) return null;
  if (await unit.isBlocked(userId, invitation.agentId)) return null;
  return { invitation, link: linkOf(invitation, userId) };
}

/** Nobody is notified of an invitation that ended: it says nothing about who has the address. */
export function isNotified({ invitation }: FoundLink, after: AgentLink): boolean {
  return invitation === null || after.status !== "Ended";
}

/**
 * Saves what was decided: an accepted invitation becomes a link of its own. LIMIT if the agent has no room for another client.
 */
export async function saveFoundLink(
  unit: UnitOfWork,
  { link, invitation }: FoundLink,
  now: Date,
): Promise<Result<void>> {
  if (invitation === null) return ok(await unit.saveLink(link));
  const isEnded = link.status === "Ended";
  const status = isEnded ? "Ended" : "Accepted";
  await unit.saveClientInvitation({ ...invitation, status, decidedAt: now });
  if (isEnded) return ok();
  if ((await unit.countLiveLinks(link.agentId)) >= LIMITS.clientsPerAgent)
    return fail(limitReached("CLIENTS_PER_AGENT", LIMITS.clientsPerAgent));
  // If the agent also requested it by the person's key, that request is the link, and is decided about as one.
  await unit.insertLink(link);
  return ok();
}
