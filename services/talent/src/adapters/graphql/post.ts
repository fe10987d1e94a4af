import type { Loader } from "@callboard/graphql/loaders.ts";
import type { RecordKind } from "@callboard/catalog/record-keys.ts";
import { writeCursor } from "@callboard/kit/paging/cursor.ts";
import { readKey, recordKey } from "@callboard/kit/record-key.ts";
import { map, type Result } from "@callboard/kit/result.ts";
import { combineValidations } from "@callboard/kit/validate.ts";
import type { SignedFile } from "#app/ports.ts";
import type { SeenPost, SeenPosts } from "#app/posts/read-posts.ts";
import { postCursor } from "#adapters/store/posts.ts";
import type { Post } from "#domain/posts/post.ts";
import type { Resolvers } from "#gen/graphql.ts";

const keyOf =
  (kind: RecordKind) =>
  (id: string): string =>
    recordKey(kind, id);
const file = (id: string) => ({ PK: recordKey("media", id) });

/** The post's files with links, in order; without those that cannot be signed. */
async function signed(post: Post, files: Loader<SignedFile>): Promise<SignedFile[]> {
  const found = await Promise.all(post.contentIds.map((id) => files.load(id)));
  return found.filter((one) => one !== null);
}

/** Resolvers of Post and PostData. */
export const postResolvers: Pick<Resolvers, "Post" | "PostData"> = {
  Post: {
    PK: ({ post }) => recordKey("user", post.userId),
    SK: ({ post }) => recordKey("post", post.id),
    Data: (seen) => seen,
    Cursor: ({ cursor }) => cursor ?? null,
  },
  PostData: {
    Type: ({ post }) => post.type,
    DemoReel: ({ post }) => post.type === "Demo Reel",
    IsPublic: ({ post }) => post.isPublic,
    Description: ({ post }) => post.description,
    PostViews: ({ post, isClose }) => (isClose ? post.views : null),
    Media: ({ post }) => post.contentIds.map(file),
    Documents: async ({ post, seesAll }, _, { files }) =>
      (seesAll ? await signed(post, files) : [])
        .filter(({ purpose }) => purpose === "Document")
        .map(({ id, fileName, contentUrl }) => ({
          MediaId: recordKey("media", id),
          FileName: fileName,
          ContentUrl: contentUrl,
        })),
    OpenFiles: async ({ post, isOpen }, _, { files }) =>
      (isOpen ? await signed(post, files) : [])
        .filter(({ purpose }) => purpose !== "Document")
        .map((one) => ({
          MediaId: recordKey("media", one.id),
          FileName: one.fileName,
          ContentUrl: one.contentUrl,
          ContentThumbNailUrl: one.thumbnailUrl || null,
          ContentType: one.contentType,
          AltText: one.altText || null,
          Width: one.width || null,
          Height: one.height || null,
        })),
    Contents: ({ post }) => post.contentIds.map(keyOf("media")),
    ThumbnailContents: ({ post }) => post.thumbnailIds.map(keyOf("media")),
    User: ({ post }) => ({ userId: post.userId }),
    CreatedBy: ({ post }) => ({ userId: post.createdBy }),
    CreateDate: ({ post }) => post.createdAt.toISOString(),
  },
};

/** A page of posts in its wire form. */
export function postsPage({ items, counted, isClose, seesAll, isOpen }: SeenPosts, sort: string) {
  return {
    Posts: items.map((post): SeenPost => ({
      post,
      isClose,
      seesAll,
      isOpen: isOpen && post.guestsSee,
      cursor: writeCursor(sort, postCursor(post), counted),
    })),
    Total: counted?.total ?? 0,
    TotalIsFloor: counted?.totalIsFloor ?? false,
  };
}

/** Reads file keys from an input; undefined if none were sent. */
export function readFileKeys(
  keys: readonly string[] | null | undefined,
  path: string,
): Result<readonly string[] | undefined> {
  const read = combineValidations(
    Object.fromEntries((keys ?? []).map((key, place) => [place, readKey("media", key, `${path}.${place}`)])),
  );
  return map(read, (ids) => (keys ? Object.values(ids) : undefined));
}
