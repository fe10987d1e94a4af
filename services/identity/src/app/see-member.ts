import type { Actor } from "@callboard/kit/actor.ts";
import { notFound, unauthenticated } from "@callboard/kit/failure.ts";
import { fail, ok } from "@callboard/kit/result.ts";
import type { Result } from "@callboard/kit/result.ts";
import type { Account } from "#domain/account.ts";
import type { AgentLink } from "#domain/agent-link.ts";
import { mayHoldSubmission, viewOf } from "#domain/views.ts";
import type { View, Viewer } from "#domain/views.ts";
import { requireOwnOrRegistered, requireSignedIn } from "./signed-in.ts";

/** Reads of one request, gathered into one statement or call per kind. */
export type MemberLookup = {
  readonly account: (id: string) => Promise<Account | null>;
  /** Live links of a member, as agent and as talent. */
  readonly links: (userId: string) => Promise<readonly AgentLink[]>;
  /** Whether a project of the company holds a submission of the member; false when casting does not answer. */
  readonly holdsSubmission: (companyId: string, userId: string) => Promise<boolean>;
};

/** A member as somebody sees it. `view` is complete but for submissions: see `widen`. */
export type SeenMember = { readonly account: Account; readonly viewer: Viewer; readonly view: View };

/**
 * The member as the caller may see it; null for a member whom the caller may not see, and for guests. A suspended or
 * not yet registered caller sees the own record alone.
 */
export async function seeMember(lookup: MemberLookup, actor: Actor, id: string): Promise<SeenMember | null> {
  if (actor.kind !== "member") return null;
  // asked together with the member, so that it costs no statement; the token may be some seconds old
  const [self, account] = await Promise.all([lookup.account(actor.userId), lookup.account(id)]);
  if (self === null || account === null) return null;
  if ((self.suspended || !self.registered) && self.id !== id) return null;
  const viewer = { userId: self.id, roles: self.roles, companyId: self.companyId };
  const isAgent = self.id !== id && self.roles.includes("Agent") && (await isLinked(lookup, self.id, id));
  const view = viewOf(viewer, account, { isAgent, holdsSubmission: false });
  return view === null ? null : { account, viewer, view };
}

async function isLinked(lookup: MemberLookup, agentId: string, talentId: string): Promise<boolean> {
  const links = await lookup.links(talentId);
  return links.some(
    (link) => link.agentId === agentId && link.talentId === talentId && link.status === "Linked",
  );
}

/** The view with submissions counted in: asks casting only where that can change it. */
export async function widen(lookup: MemberLookup, seen: SeenMember): Promise<View> {
  const { viewer, account, view } = seen;
  if (view !== "casting" || !mayHoldSubmission(viewer) || viewer.companyId === null) return view;
  const holdsSubmission = await lookup.holdsSubmission(viewer.companyId, account.id);
  return viewOf(viewer, account, { isAgent: false, holdsSubmission }) ?? view;
}

/** getUserById: NOT_FOUND for whom the caller may not see, as for whom there never was. `key` is the parsed key. */
export async function getMember(
  lookup: MemberLookup,
  actor: Actor,
  key: Result<string>,
): Promise<Result<SeenMember>> {
  const signedIn = requireSignedIn(actor);
  if (!signedIn.ok) return signedIn;
  if (!key.ok) return key;
  const allowed = requireOwnOrRegistered(signedIn.value, key.value);
  if (!allowed.ok) return allowed;
  const seen = await seeMember(lookup, actor, key.value);
  return seen === null ? fail(notFound("member")) : ok(seen);
}

/** The own record, also before registration and while suspended; null for guests. */
export async function getOwnRecord(lookup: MemberLookup, actor: Actor): Promise<Result<SeenMember | null>> {
  if (actor.kind === "guest") return ok(null);
  if (actor.kind === "system") return fail(unauthenticated());
  return ok(await seeMember(lookup, actor, actor.userId));
}
