import { notFound } from "@callboard/kit/failure.ts";
import { fail, ok } from "@callboard/kit/result.ts";
import { forMembers } from "@callboard/kit/use-case.ts";
import { filesOf } from "#domain/posts/post.ts";
import type { Deps } from "#app/ports.ts";
import type { ProfileLookup } from "#app/read-profile.ts";
import { requirePostWriter } from "./require-post-writer.ts";

type DeleteDeps = Deps & { readonly lookup: Pick<ProfileLookup, "member"> };

/** Removes a post of the caller, of a linked talent or, for admins, of anyone; removing it again is not an error. */
export const deletePost = forMembers<DeleteDeps, { readonly postId: string }, void>(
  ["Talent", "Agent", "Admin"],
  async (deps, caller, { postId }) => {
    const found = await deps.transaction(async (unit) => ok(await unit.lockPost(postId)));
    if (!found.ok) return found;
    if (found.value === null) return fail(notFound("post"));
    const { userId } = found.value;
    const allowed = await requirePostWriter(deps, caller, { userId, post: found.value });
    if (!allowed.ok) return allowed;
    return deps.transaction(async (unit) => {
      const before = await unit.lockPost(postId);
      if (before === null || before.removedAt !== null) return ok();
      const version = before.version + 1;
      await unit.savePost({ ...before, version, removedAt: deps.now() });
      const releasedMediaIds = filesOf(before);
      await unit.addEvents(caller, [{ kind: "PostRemoved", postId, userId, version, releasedMediaIds }]);
      return ok();
    });
  },
);
