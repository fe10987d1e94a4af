import { LIMITS } from "@callboard/catalog/limits.ts";
import { POST_TYPES } from "@callboard/catalog/mail.ts";
import { invalidField } from "@callboard/kit/failure.ts";
import { optionalParagraph } from "@callboard/kit/fields.ts";
import { fail, map, ok, type Result } from "@callboard/kit/result.ts";
import { combineValidations, rule, validate } from "@callboard/kit/validate.ts";
import { z } from "zod";

/** Something a person shows: files in order, each with a still picture where the client made one. */
export interface Post {
  readonly id: string;
  readonly userId: string;
  /** Rises by one with every change; 1 when it is made. */
  readonly version: number;
  readonly type: string;
  readonly isPublic: boolean;
  readonly description: string | null;
  readonly contentIds: readonly string[];
  readonly thumbnailIds: readonly string[];
  readonly createdBy: string;
  readonly createdAt: Date;
  readonly removedAt: Date | null;
  /** Distinct viewers per day, never the person, the agent or an admin. */
  readonly views: number;
}

/** What of a post its people write. */
export type PostContent = Pick<Post, "type" | "isPublic" | "description" | "contentIds" | "thumbnailIds">;

/** What a form sends; its keys are read by the adapter. An absent field keeps its value. */
export interface PostInput {
  readonly Type?: string | null | undefined;
  readonly IsPublic?: boolean | null | undefined;
  readonly Description?: string | null | undefined;
  readonly contentIds?: readonly string[] | undefined;
  readonly thumbnailIds?: readonly string[] | undefined;
}

/** Files of one post. */
export const MAX_POST_FILES = 10;

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

const NOTHING = { type: undefined, isPublic: false, description: null, contentIds: [], thumbnailIds: [] };

/** The content after a form was sent: of a new post, or over what stands; every failing field at once. */
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

/** The post with other content; the same post when nothing differs. */
export function changePost(before: Post, content: PostContent): Post {
  const { type, isPublic, description, contentIds, thumbnailIds } = before;
  const same =
    JSON.stringify({ type, isPublic, description, contentIds, thumbnailIds }) === JSON.stringify(content);
  return same ? before : { ...before, ...content, version: before.version + 1 };
}

/** What media says of a file that a post is to show. */
export interface PostFile {
  readonly ownerId: string;
  readonly status: string;
}

/** A post shows files in state Ready that the person, or whoever writes for the person, uploaded. */
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
