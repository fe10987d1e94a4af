import type { Actor } from "@callboard/kit/actor.ts";
import { notFound, unauthenticated } from "@callboard/kit/failure.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import type { Account } from "#domain/account.ts";
import type { AgentLink } from "#domain/agent-link.ts";
import { mayHoldSubmission, viewOf, type View, type Viewer } from "#domain/views.ts";
import { forSignedIn, requireOwnOrRegistered } from "./signed-in.ts";

/** Reads of one request, gathered into one statement or call per kind. */
export interface MemberLookup {
  readonly account: (id: string) => Promise<Account | null>;
  /** Live links of a talent to agents, the oldest first. */
  readonly linksOfTalent: (userId: string) => Promise<readonly AgentLink[]>;
  /** Live links of a member, as talent and as agent, the oldest first. */
  readonly linksOfBoth: (userId: string) => Promise<readonly AgentLink[]>;
  /** Whether a project of the company holds a submission of the member; false while casting is unavailable. */
  readonly holdsSubmission: (companyId: string, userId: string) => Promise<boolean>;
}

/** A member as somebody sees it. `view` is complete but for submissions: see `widenView`. */
export interface VisibleMember {
  readonly account: Account;
  readonly viewer: Viewer;
  readonly view: View;
}

/**
 * The member as the caller may see it; null for a member whom the caller may not see, and for guests. A suspended or
 * not yet registered caller sees the own record alone.
 */
export async function visibleMember(
  lookup: MemberLookup,
  actor: Actor,
  id: string,
): Promise<VisibleMember | null> {
  if (actor.kind !== "member") return null;
  // Read together with the member, so that it costs no statement; the token may be some seconds old.
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

/** The view with submissions counted in: calls casting only where that can change it. */
export async function widenView(
  lookup: Pick<MemberLookup, "holdsSubmission">,
  visible: VisibleMember,
): Promise<View> {
  const { viewer, account, view } = visible;
  if (view !== "casting" || !mayHoldSubmission(viewer) || viewer.companyId === null) return view;
  const holdsSubmission = await lookup.holdsSubmission(viewer.companyId, account.id);
  return viewOf(viewer, account, { isAgent: false, holdsSubmission }) ?? view;
}

/** NOT_FOUND for whom the caller may not see, as for whom there never was. */
export const readMember = forSignedIn<MemberLookup, { readonly userId: string }, VisibleMember>(
  async (lookup, member, { userId }) => {
    const allowed = requireOwnOrRegistered(member, userId);
    if (!allowed.ok) return allowed;
    const visible = await visibleMember(lookup, member, userId);
    return visible === null ? fail(notFound("member")) : ok(visible);
  },
);

/** The own record, also before registration and while suspended; null for guests. */
export async function readOwnRecord(
  lookup: MemberLookup,
  actor: Actor,
): Promise<Result<VisibleMember | null>> {
  if (actor.kind === "guest") return ok(null);
  if (actor.kind === "system") return fail(unauthenticated());
  return ok(await visibleMember(lookup, actor, actor.userId));
}
