import { LIMITS } from "@callboard/catalog/limits.ts";
import { POST_TYPES } from "@callboard/catalog/mail.ts";
import { invalidField } from "@callboard/kit/failure.ts";
import { optionalParagraph } from "@callboard/kit/fields.ts";
import { fail, map, ok, type Result } from "@callboard/kit/result.ts";
import { combineValidations, rule, validate } from "@callboard/kit/validate.ts";
import { z } from "zod";

/** A person's post: files in order, each with a thumbnail if the client made one. */
export interface Post {
  readonly id: string;
  readonly userId: string;
  /** Raised by one with every change; starts at 1. */
  readonly version: number;
  readonly type: string;
  readonly isPublic: boolean;
  /** Whether it was made public since that means guests too; before, it meant members alone. */
  readonly guestsSee: boolean;
  readonly description: string | null;
  readonly contentIds: readonly string[];
  readonly thumbnailIds: readonly string[];
  readonly createdBy: string;
  readonly createdAt: Date;
  readonly removedAt: Date | null;
  /** Distinct viewers per day, not counting the person, the agent and admins. */
  readonly views: number;
}

/** The part of a post that its writers edit. */
export type PostContent = Pick<
  Post,
  "type" | "isPublic" | "guestsSee" | "description" | "contentIds" | "thumbnailIds"
>;

/** Input of a form; the adapter parses its keys. An absent field keeps its value. */
export interface PostInput {
  readonly Type?: string | null | undefined;
  readonly IsPublic?: boolean | null | undefined;
  readonly Description?: string | null | undefined;
  readonly contentIds?: readonly string[] | undefined;
  readonly thumbnailIds?: readonly string[] | undefined;
}

/** Maximum number of files per post. */
const MAX_POST_FILES = 10;

const fields = z
  .object({
    Type: z.enum(POST_TYPES),
    IsPublic: z.boolean(),
    Description: optionalParagraph(LIMITS.descriptionLength),
    Contents: z.array(z.string()).min(1).max(MAX_POST_FILES),
    ThumbnailContents: z.array(z.string()).max(MAX_POST_FILES),
  })
  .refine(({ Contents, ThumbnailContents }) => ThumbnailContents.length <= Contents.length, {
    ...rule("TOO_MANY", "can have at most one entry for each of Contents."),
    path: ["ThumbnailContents"],
  });

const NOTHING = {
  type: undefined,
  isPublic: false,
  guestsSee: false,
  description: null,
  contentIds: [],
  thumbnailIds: [],
};

/**
 * The content after a form was sent, of a new post or merged into an existing one; reports all invalid fields at
 * once.
 */
export function readPost(input: PostInput, before: PostContent | null): Result<PostContent> {
  const base = before ?? NOTHING;
  const sent = {
    Type: input.Type ?? base.type,
    IsPublic: input.IsPublic ?? base.isPublic,
    Description: input.Description === undefined ? base.description : input.Description,
    Contents: unique(input.contentIds) ?? base.contentIds,
    ThumbnailContents: unique(input.thumbnailIds) ?? base.thumbnailIds,
  };
  return map(validate(fields, sent, "post"), (value) => ({
    type: value.Type,
    isPublic: value.IsPublic,
    guestsSee: value.IsPublic && (base.guestsSee || !base.isPublic),
    description: value.Description,
    contentIds: value.Contents,
    thumbnailIds: value.ThumbnailContents,
  }));
}

function unique(ids: readonly string[] | undefined): readonly string[] | undefined {
  return ids && [...new Set(ids)];
}

/** Every file of a post. */
export function filesOf({ contentIds, thumbnailIds }: PostContent): string[] {
  return [...new Set([...contentIds, ...thumbnailIds])];
}

/** The post with new content; the same object if nothing differs. */
export function changePost(before: Post, content: PostContent): Post {
  const { type, isPublic, guestsSee, description, contentIds, thumbnailIds } = before;
  const same =
    JSON.stringify({ type, isPublic, guestsSee, description, contentIds, thumbnailIds }) ===
    JSON.stringify(content);
  return same ? before : { ...before, ...content, version: before.version + 1 };
}

/** Media's facts about a file that a post is to show. */
export interface PostFile {
  readonly ownerId: string;
  readonly status: string;
}

/** Files of a post must be in state Ready and uploaded by the person or someone who writes for them. */
export function checkPostFiles(
  content: PostContent,
  files: ReadonlyMap<string, PostFile>,
  ownerIds: readonly string[],
): Result<void> {
  const check = (path: string, ids: readonly string[]): Result<void> => {
    const foreign = ids.findIndex((id) => !ownerIds.includes(files.get(id)?.ownerId ?? ""));
    if (foreign >= 0)
      return fail(
        invalidField(`${path}.${foreign}`, "UNKNOWN", "This upload was not found, or it isn't yours."),
      );
    const waiting = ids.findIndex((id) => files.get(id)?.status !== "Ready");
    if (waiting < 0) return ok();
    const message = "This file is still being processed. Try again in a moment.";
    return fail(invalidField(`${path}.${waiting}`, "MEDIA_NOT_READY", message));
  };
  return map(
    combineValidations({
      contents: check("post.Contents", content.contentIds),
      stills: check("post.ThumbnailContents", content.thumbnailIds),
    }),
    () => undefined,
  );
}
