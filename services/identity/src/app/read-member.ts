import type { Actor } from "@callboard/kit/actor.ts";
import { notFound, unauthenticated } from "@callboard/kit/failure.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import type { Account } from "#domain/account.ts";
import type { AgentLink } from "#domain/agent-link.ts";
import { mayHoldSubmission, viewOf, type View, type Viewer } from "#domain/views.ts";
import { forSignedIn, requireOwnOrRegistered } from "./signed-in.ts";

/** Reads of one request, batched into one statement or call per kind. */
export interface MemberLookup {
  readonly account: (id: string) => Promise<Account | null>;
  /** Live links of a talent to agents, oldest first. */
  readonly linksOfTalent: (userId: string) => Promise<readonly AgentLink[]>;
  /** Live links of a member, as talent or as agent, oldest first. */
  readonly linksOfBoth: (userId: string) => Promise<readonly AgentLink[]>;
  /** Whether the member has a submission to one of the company's projects; false while casting is unavailable. */
  readonly holdsSubmission: (companyId: string, userId: string) => Promise<boolean>;
}

/** A member as the caller sees them. `view` does not take submissions into account yet: see `widenView`. */
export interface VisibleMember {
  readonly account: Account;
  readonly viewer: Viewer;
  readonly view: View;
}

/**
 * The member as the caller may see them; null for guests, and for a member whom the caller may not see. A suspended
 * or unregistered caller sees only their own record.
 */
export async function visibleMember(
  lookup: MemberLookup,
  actor: Actor,
  id: string,
): Promise<VisibleMember | null> {
  if (actor.kind !== "member") return null;
  // Read in the same statement as the member, at no extra cost; the token may be a few seconds old.
  const [self, account] = await Promise.all([lookup.account(actor.userId), lookup.account(id)]);
  if (self === null || account === null) return null;
  if ((self.suspended || !self.registered) && self.id !== id) return null;
  const viewer = { userId: self.id, roles: self.roles, companyId: self.companyId };
  const isAgent = self.id !== id && self.roles.includes("Agent") && (await isLinked(lookup, self.id, id));
  const view = viewOf(viewer, account, { isAgent, holdsSubmission: false });
  return view === null ? null : { account, viewer, view };
}

async function isLinked(lookup: MemberLookup, agentId: string, talentId: string): Promise<boolean> {
  const links = await lookup.linksOfTalent(talentId);
  return links.some((link) => link.agentId === agentId && link.status === "Linked");
}

/** Widens the view for submissions; calls casting only if that can change it. */
export async function widenView(
  lookup: Pick<MemberLookup, "holdsSubmission">,
  visible: VisibleMember,
): Promise<View> {
  const { viewer, account, view } = visible;
  if (view !== "casting" || !mayHoldSubmission(viewer) || viewer.companyId === null) return view;
  const holdsSubmission = await lookup.holdsSubmission(viewer.companyId, account.id);
  return viewOf(viewer, account, { isAgent: false, holdsSubmission }) ?? view;
}

/** NOT_FOUND both for a member whom the caller may not see and for one that never existed. */
export const readMember = forSignedIn<MemberLookup, { readonly userId: string }, VisibleMember>(
  async (lookup, member, { userId }) => {
    const allowed = requireOwnOrRegistered(member, userId);
    if (!allowed.ok) return allowed;
    const visible = await visibleMember(lookup, member, userId);
    return visible === null ? fail(notFound("member")) : ok(visible);
  },
);

/** The caller's own record, available before registration and while suspended; null for guests. */
export async function readOwnRecord(
  lookup: MemberLookup,
  actor: Actor,
): Promise<Result<VisibleMember | null>> {
  if (actor.kind === "guest") return ok(null);
  if (actor.kind === "system") return fail(unauthenticated());
  return ok(await visibleMember(lookup, actor, actor.userId));
}
