import { requireMember, type Actor, type Member } from "@callboard/kit/actor.ts";
import { notFound } from "@callboard/kit/failure.ts";
import type { Page, PageRequest } from "@callboard/kit/paging/page.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import { forMembers } from "@callboard/kit/use-case.ts";
import { isCasting, MEMBERS, mayWrite } from "#domain/policy.ts";
import { isOpenToAll, sightOf, widens, type PostSight } from "#domain/posts/post-policy.ts";
import type { Post } from "#domain/posts/post.ts";
import type { Deps } from "#app/ports.ts";
import type { ProfileLookup } from "#app/read-profile.ts";

/** A post as the caller may see it. */
export interface SeenPost {
  readonly post: Post;
  /** Whether the caller acts for the person or is an admin, and so sees the number of views. */
  readonly isClose: boolean;
  /** Whether the caller sees more of the person than what is public, and so their documents. */
  readonly seesAll: boolean;
  /** Whether everyone sees it, and so its pictures and films. */
  readonly isOpen: boolean;
  readonly cursor?: string;
}

/** A page of posts; `isOpen` says whether those that guests see are open to them. */
export type SeenPosts = Page<Post> & Pick<SeenPost, "isClose" | "seesAll" | "isOpen">;

type ReadDeps = Pick<Deps, "reads" | "transaction" | "upstreams" | "now"> & {
  readonly lookup: Pick<ProfileLookup, "member">;
};

/**
 * How much of a person's posts the caller sees. A company with a submission of the person sees everything; while
 * casting is unavailable it sees only public ones.
 */
export async function readSight(
  { lookup, upstreams }: Pick<ReadDeps, "lookup" | "upstreams">,
  actor: Actor,
  userId: string,
): Promise<PostSight> {
  const owner = await lookup.member(userId);
  const sight = sightOf(actor, userId, owner);
  if (actor.kind !== "member" || !widens(sight, owner)) return sight;
  return (await holdsSubmission(upstreams, actor, userId)) ? "all" : sight;
}

/** Whether the person has a submission to a project of the caller's company; false while casting is unavailable. */
export async function holdsSubmission(
  upstreams: Pick<Deps["upstreams"], "batchGetSubmitters">,
  caller: Member,
  userId: string,
): Promise<boolean> {
  if (!isCasting(caller) || caller.organisationId === null) return false;
  const holders = await upstreams.batchGetSubmitters(caller.organisationId, [userId]);
  return holders.ok && holders.value.has(userId);
}

/** Whether the caller is the person, a linked agent or an admin. */
export function isCloseTo(actor: Actor, userId: string): boolean {
  return actor.kind === "member" && mayWrite(actor, userId).ok;
}

/**
 * The latest post of a person that the caller may see; guests see public posts of adults. Members other than the
 * person, their agent and admins count as viewers, once per day (UTC).
 */
export async function latestPost(
  deps: ReadDeps,
  actor: Actor,
  input: Result<{ readonly userId: string }>,
): Promise<Result<SeenPost>> {
  if (actor.kind !== "guest") {
    const member = requireMember(actor, MEMBERS);
    if (!member.ok) return member;
  }
  if (!input.ok) return input;
  const { userId } = input.value;
  const sight = await readSight(deps, actor, userId);
  if (sight === "none") return fail(notFound("post"));
  const post = await deps.reads.latestPost({ userId, publicOnly: sight === "public" });
  if (post === null) return fail(notFound("post"));
  const isClose = isCloseTo(actor, userId);
  if (!isClose && actor.kind === "member") await countView(deps, actor.userId, post);
  const isOpen = post.guestsSee && isOpenToAll(await deps.lookup.member(userId));
  return ok({ post, isClose, seesAll: sight === "all", isOpen });
}

async function countView(deps: ReadDeps, viewerId: string, { id, userId, version }: Post): Promise<void> {
  const day = deps.now().toISOString().slice(0, 10);
  const actor = { kind: "system", service: "talent" } as const;
  await deps.transaction(async (unit) => {
    if (!(await unit.countPostView(id, viewerId, day))) return ok();
    await unit.addEvents(actor, [{ kind: "PostViewed", postId: id, userId, viewerId, version }]);
    return ok();
  });
}

interface ListInput {
  readonly userId: string | null;
  readonly page: PageRequest;
}

/** A person's posts that the caller may see. Defaults: newest first, and the caller's own. */
export const listPosts = forMembers<ReadDeps, ListInput, SeenPosts>(
  MEMBERS,
  async (deps, caller, { userId: wanted, page }) => {
    const userId = wanted ?? caller.userId;
    const sight = await readSight(deps, caller, userId);
    if (sight === "none") return fail(notFound("member"));
    const posts = await deps.reads.postsOf({ userId, publicOnly: sight === "public" }, page);
    const isOpen = isOpenToAll(await deps.lookup.member(userId));
    return ok({ ...posts, isClose: isCloseTo(caller, userId), seesAll: sight === "all", isOpen });
  },
);
