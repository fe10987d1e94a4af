import type { Member } from "@callboard/kit/actor.ts";
import { LIMITS } from "@callboard/catalog/limits.ts";
import { clientKey } from "@callboard/kit/fields.ts";
import { limitReached, notFound } from "@callboard/kit/failure.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import { storedResponse, type KeyedCall } from "@callboard/kit/unit-of-work.ts";
import { forMembers } from "@callboard/kit/use-case.ts";
import { combineValidations, validate } from "@callboard/kit/validate.ts";
import { z } from "zod";
import {
  changePost,
  checkPostFiles,
  filesOf,
  readPost,
  type Post,
  type PostContent,
  type PostInput,
} from "#domain/posts/post.ts";
import type { Deps } from "#app/ports.ts";
import type { ProfileLookup } from "#app/read-profile.ts";
import { requirePostWriter } from "./require-post-writer.ts";

type SaveDeps = Deps & { readonly lookup: Pick<ProfileLookup, "member"> };

interface Input extends PostInput {
  /** Owner of a new post; defaults to the caller. */
  readonly userId: string | null;
  /** Null creates a new post. */
  readonly postId: string | null;
  readonly ClientKey?: string | null | undefined;
}

/**
 * Creates or changes a post of the caller or a linked talent; an absent field keeps its value. Saving the same again
 * publishes nothing. LIMIT at 100 posts per person. Returns the post.
 */
export const savePost = forMembers<SaveDeps, Input, Post>(
  ["Talent", "Agent"],
  async (deps, caller, input) => {
    const before = input.postId === null ? null : await deps.reads.post(input.postId);
    if (input.postId !== null && before === null) return fail(notFound("post"));
    const userId = before?.userId ?? input.userId ?? caller.userId;
    const allowed = await requirePostWriter(deps, caller, { userId, post: before });
    if (!allowed.ok) return allowed;
    const read = combineValidations({
      content: readPost(input, before),
      key: validate(z.object({ ClientKey: clientKey }), input, "post"),
    });
    if (!read.ok) return read;
    const { content, key } = read.value;
    const call = { actor: caller, operation: "savePost", key: key.ClientKey, body: input };
    const saved = await write(deps, caller, { userId, content, call, before });
    return saved.ok ? postOf(deps, saved.value) : saved;
  },
);

interface Writing extends NewPost {
  /** Null creates a new post. */
  readonly before: Post | null;
}

async function write(deps: Deps, caller: Member, { before, ...post }: Writing): Promise<Result<string>> {
  const stored = await storedResponse<string>(deps.transaction, post.call);
  if (stored !== null) return stored;
  const files = await deps.upstreams.batchGetFiles(filesOf(post.content));
  if (!files.ok) return files;
  const fit = checkPostFiles(post.content, files.value, [post.userId, caller.userId]);
  if (!fit.ok) return fit;
  return before === null
    ? insert(deps, caller, post)
    : update(deps, caller, { postId: before.id, content: post.content });
}

async function postOf({ reads }: Pick<Deps, "reads">, id: string): Promise<Result<Post>> {
  const post = await reads.post(id);
  return post === null ? fail(notFound("post")) : ok(post);
}

interface NewPost {
  readonly userId: string;
  readonly content: PostContent;
  readonly call: KeyedCall;
}

function insert(deps: Deps, caller: Member, { userId, content, call }: NewPost): Promise<Result<string>> {
  const id = deps.newId();
  const made = { id, userId, version: 1, createdBy: caller.userId, createdAt: deps.now() };
  const post: Post = { ...content, ...made, removedAt: null, views: 0 };
  return deps.transaction((unit) =>
    unit.once(call, async () => {
      if ((await unit.countPosts(userId)) >= LIMITS.postsPerMember)
        return fail(limitReached("POSTS_PER_MEMBER", LIMITS.postsPerMember));
      await unit.insertPost(post);
      await unit.addEvents(caller, [publishedEvent(post, [])]);
      return ok(id);
    }),
  );
}

function update(
  deps: Deps,
  caller: Member,
  { postId, content }: { readonly postId: string; readonly content: PostContent },
): Promise<Result<string>> {
  return deps.transaction(async (unit) => {
    const before = await unit.lockPost(postId);
    if (before === null || before.removedAt !== null) return fail(notFound("post"));
    const after = changePost(before, content);
    if (after === before) return ok(postId);
    await unit.savePost(after);
    await unit.addEvents(caller, [publishedEvent(after, filesOf(before))]);
    return ok(postId);
  });
}

function publishedEvent(post: Post, shownBefore: readonly string[]) {
  const { id: postId, userId, version, isPublic } = post;
  const mediaIds = filesOf(post);
  const releasedMediaIds = shownBefore.filter((id) => !mediaIds.includes(id));
  return { kind: "PostPublished", postId, userId, version, isPublic, mediaIds, releasedMediaIds } as const;
}
