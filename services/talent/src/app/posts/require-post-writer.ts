import type { Member } from "@callboard/kit/actor.ts";
import { notFound } from "@callboard/kit/failure.ts";
import { fail, type Result } from "@callboard/kit/result.ts";
import { isHidden } from "#domain/member.ts";
import { mayWrite } from "#domain/policy.ts";
import type { Post } from "#domain/posts/post.ts";
import type { Deps } from "#app/ports.ts";
import type { ProfileLookup } from "#app/read-profile.ts";
import { readSight } from "./read-posts.ts";

interface Target {
  readonly userId: string;
  /** Null for a new post. */
  readonly post: Post | null;
}

/**
 * Whether the caller may write posts of a person. NOT_FOUND if the caller cannot see the post or the person,
 * otherwise FORBIDDEN.
 */
export async function requirePostWriter(
  deps: Pick<Deps, "upstreams"> & { readonly lookup: Pick<ProfileLookup, "member"> },
  caller: Member,
  { userId, post }: Target,
): Promise<Result<void>> {
  const allowed = mayWrite(caller, userId);
  if (allowed.ok) return allowed;
  if (post === null) return isHidden(await deps.lookup.member(userId)) ? fail(notFound("member")) : allowed;
  const sight = await readSight(deps, caller, userId);
  return sight === "all" || (sight === "public" && post.isPublic) ? allowed : fail(notFound("post"));
}
