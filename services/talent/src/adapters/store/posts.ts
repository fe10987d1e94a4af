import { sql, type Kysely, type RawBuilder, type Transaction } from "kysely";
import {
  countedTotal,
  MAX_COUNTED,
  pageOf,
  type Counted,
  type PageRequest,
} from "@callboard/kit/paging/page.ts";
import type { PostFilter, Reads, ShownPost, UnitOfWork } from "#app/ports.ts";
import type { Post } from "#domain/posts/post.ts";
import type { PostTable, Tables } from "./tables.ts";

function toPost(row: PostTable): Post {
  return {
    id: row.id,
    userId: row.user_id,
    version: row.version,
    type: row.type,
    isPublic: row.is_public,
    guestsSee: row.guests_see,
    description: row.description,
    contentIds: row.content_ids,
    thumbnailIds: row.thumbnail_ids,
    createdBy: row.created_by,
    createdAt: row.created_at,
    removedAt: row.removed_at,
    views: row.views,
  };
}

/** All columns except the views, which the store counts itself. */
function fromPost(post: Post): Omit<PostTable, "views"> {
  return {
    id: post.id,
    user_id: post.userId,
    version: post.version,
    type: post.type,
    is_public: post.isPublic,
    guests_see: post.guestsSee,
    description: post.description,
    content_ids: [...post.contentIds],
    thumbnail_ids: [...post.thumbnailIds],
    created_by: post.createdBy,
    created_at: post.createdAt,
    removed_at: post.removedAt,
  };
}

/** A post's position in order of creation. */
export const postCursor = ({ createdAt, id }: Post): readonly [string, string] => [
  createdAt.toISOString(),
  id,
];

function shown({ userId, publicOnly }: PostFilter): RawBuilder<unknown> {
  const open = publicOnly ? sql`and is_public` : sql``;
  return sql`user_id = ${userId} and removed_at is null ${open}`;
}

function after({ after: cursor, order }: PageRequest): RawBuilder<unknown> {
  if (cursor === null) return sql``;
  const [createdAt, id] = cursor;
  const place = sql`(${createdAt}::timestamptz, ${id}::uuid)`;
  return order === "asc" ? sql`and (created_at, id) > ${place}` : sql`and (created_at, id) < ${place}`;
}

/** Reads of posts. */
export function postReads(db: Kysely<Tables>) {
  return {
    async post(id) {
      const query = db.selectFrom("post").selectAll().where("id", "=", id).where("removed_at", "is", null);
      const row = await query.executeTakeFirst();
      return row ? toPost(row) : null;
    },
    async postsOf(filter, page) {
      const direction = sql.raw(page.order);
      const [found, counted] = await Promise.all([
        sql<PostTable>`select * from post where ${shown(filter)} ${after(page)}
          order by created_at ${direction}, id ${direction}
          limit ${page.size + 1} offset ${page.skip}`.execute(db),
        page.count ? count(db, filter) : null,
      ]);
      return pageOf(found.rows.map(toPost), page, counted, postCursor);
    },
    async shownFiles(userId, fileIds) {
      const { rows } = await sql<{ file_id: string }>`
        select file_id from unnest(${[...fileIds]}::uuid[]) as asked (file_id)
        where exists (select from post where ${shown({ userId, publicOnly: false })}
          and (content_ids @> array[file_id] or thumbnail_ids @> array[file_id]))`.execute(db);
      return rows.map((row) => row.file_id);
    },
    async shownPosts(userIds) {
      if (userIds.length === 0) return new Map();
      const { rows } = await sql<
        Pick<PostTable, "user_id" | "type" | "is_public">
      >`select distinct user_id, type, is_public from post
        where user_id = any(${[...userIds]}::uuid[]) and removed_at is null`.execute(db);
      const byUser = Map.groupBy(rows, (row) => row.user_id);
      const toShown = ({ type, is_public: isPublic }: Pick<PostTable, "type" | "is_public">): ShownPost => ({
        type,
        isPublic,
      });
      return new Map([...byUser].map(([userId, own]) => [userId, own.map(toShown)]));
    },
    async latestPost(filter) {
      const { rows } = await sql<PostTable>`select * from post where ${shown(filter)}
        order by created_at desc, id desc limit 1`.execute(db);
      return rows[0] ? toPost(rows[0]) : null;
    },
  } satisfies Partial<Reads>;
}

async function count(db: Kysely<Tables>, filter: PostFilter): Promise<Counted> {
  const { rows } = await sql<{ counted: number }>`select count(*)::int as counted from (
    select 1 from post where ${shown(filter)} limit ${MAX_COUNTED + 1}) found`.execute(db);
  return countedTotal(rows[0]?.counted ?? 0);
}

/** Writes of posts. */
export function postWrites(tx: Transaction<Tables>) {
  return {
    async lockPost(id) {
      const row = await tx.selectFrom("post").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
      return row ? toPost(row) : null;
    },
    async countPosts(userId) {
      await sql`select pg_advisory_xact_lock(hashtextextended(${`posts:${userId}`}, 0))`.execute(tx);
      const { counted } = await tx
        .selectFrom("post")
        .select(sql<number>`count(*)::int`.as("counted"))
        .where("user_id", "=", userId)
        .where("removed_at", "is", null)
        .executeTakeFirstOrThrow();
      return counted;
    },
    async insertPost(post) {
      await tx
        .insertInto("post")
        .values({ ...fromPost(post), views: 0 })
        .execute();
    },
    async savePost(post) {
      await tx.updateTable("post").set(fromPost(post)).where("id", "=", post.id).execute();
    },
    async countPostView(postId, viewerId, day) {
      const counted = await tx
        .insertInto("post_view")
        .values({ post_id: postId, viewer_id: viewerId, day })
        .onConflict((known) => known.doNothing())
        .returning("post_id")
        .execute();
      if (counted.length === 0) return false;
      const more = sql<number>`views + 1`;
      await tx.updateTable("post").set({ views: more }).where("id", "=", postId).execute();
      return true;
    },
  } satisfies Partial<UnitOfWork>;
}
