import type { Actor } from "@callboard/kit/actor.ts";
import { isHidden, type MemberCopy } from "#domain/member.ts";
import { viewOf } from "#domain/policy.ts";

/** How much of a person's posts someone sees: all, only public ones, or none at all. */
export type PostSight = "all" | "public" | "none";

/** The caller's sight before submissions are considered: the person, the linked agent and admins see everything. */
export function sightOf(actor: Actor, userId: string, owner: MemberCopy | null): PostSight {
  const view = viewOf(actor, userId, owner);
  if (view === "self" || view === "agent" || view === "admin") return "all";
  // A minor's posts are never public.
  return isOpenToAll(owner) ? "public" : "none";
}

/** Whether guests too see the person's public posts: those of an adult who is not hidden. */
export function isOpenToAll(owner: MemberCopy | null): boolean {
  return owner !== null && !isHidden(owner) && !owner.minor;
}

/** Whether a submission to the caller's company can widen the sight. */
export function widens(sight: PostSight, owner: MemberCopy | null): boolean {
  return sight !== "all" && !isHidden(owner);
}
