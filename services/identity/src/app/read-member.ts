import type { Actor, Member } from "@callboard/kit/actor.ts";
import { notFound, unauthenticated } from "@callboard/kit/failure.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import { isHidden, type Account } from "#domain/account.ts";
import type { AgentLink } from "#domain/agent-link.ts";
import { mayHoldSubmission, viewOf, type Relation, type View, type Viewer } from "#domain/views.ts";
import { forSignedIn, requireOwnOrRegistered } from "./signed-in.ts";

/** Reads of one request, batched into one statement or call per kind. */
export interface MemberLookup {
  readonly account: (id: string) => Promise<Account | null>;
  /** Live links of a talent to agents, oldest first. */
  readonly linksOfTalent: (userId: string) => Promise<readonly AgentLink[]>;
  /** Live links of a member, as talent or as agent, oldest first. */
  readonly linksOfBoth: (userId: string) => Promise<readonly AgentLink[]>;
  /** Links of an agent that the talent ended a while ago at most, the last one first. */
  readonly leftClients: (agentId: string) => Promise<readonly AgentLink[]>;
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
  const view = viewOf(viewer, account, await relationTo(lookup, actor, { viewer, account }));
  return view === null ? null : { account, viewer, view };
}

/**
 * A client as their agent may see them: while the account is suspended or closed, no more than a card, so that the agent
 * reads who it is that cannot be submitted.
 */
export async function visibleClient(
  lookup: MemberLookup,
  actor: Actor,
  link: AgentLink,
): Promise<VisibleMember | null> {
  const seen = await visibleMember(lookup, actor, link.talentId);
  const isOwn = actor.kind === "member" && actor.userId === link.agentId;
  if (seen !== null || !isOwn || link.status !== "Linked") return seen;
  const self = await visibleMember(lookup, actor, link.agentId);
  const account = await lookup.account(link.talentId);
  const isClient = self !== null && !isHidden(self.account) && account !== null && account.registered;
  return isClient ? { account, viewer: self.viewer, view: "card" } : null;
}

/** The relation between viewer and member. Submissions are read for minors alone: others may be seen without one. */
async function relationTo(
  lookup: MemberLookup,
  actor: Member,
  { viewer, account }: Omit<VisibleMember, "view">,
): Promise<Relation> {
  const isOther = viewer.userId !== account.id;
  const link =
    isOther && viewer.roles.includes("Agent") ? await liveLink(lookup, viewer.userId, account.id) : null;
  const isAgent = link?.status === "Linked";
  const knowsMinor = link !== null || castsMinors(actor, viewer);
  const relation = { isAgent, knowsMinor, holdsSubmission: false };
  const needsSubmission = account.minor && viewOf(viewer, account, relation) === null && !isHidden(account);
  if (!needsSubmission) return relation;
  return { ...relation, holdsSubmission: await submitted(lookup, viewer, account.id) };
}

async function liveLink(lookup: MemberLookup, agentId: string, talentId: string): Promise<AgentLink | null> {
  const links = await lookup.linksOfTalent(talentId);
  return links.find((link) => link.agentId === agentId) ?? null;
}

/** Whether the viewer's company has an approved project; the token may still name a company that they left. */
function castsMinors(actor: Member, viewer: Viewer): boolean {
  const isCurrent = actor.organisationId === viewer.companyId;
  return mayHoldSubmission(viewer) && isCurrent && actor.organisationApproved === true;
}

async function submitted(
  lookup: Pick<MemberLookup, "holdsSubmission">,
  viewer: Viewer,
  userId: string,
): Promise<boolean> {
  if (!mayHoldSubmission(viewer) || viewer.companyId === null) return false;
  return lookup.holdsSubmission(viewer.companyId, userId);
}

/** Widens the view for submissions; calls casting only if that can change it. */
export async function widenView(
  lookup: Pick<MemberLookup, "holdsSubmission">,
  visible: VisibleMember,
): Promise<View> {
  const { viewer, account, view } = visible;
  if (view !== "casting") return view;
  const holdsSubmission = await submitted(lookup, viewer, account.id);
  return viewOf(viewer, account, { isAgent: false, holdsSubmission, knowsMinor: true }) ?? view;
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
