import { sql, type Transaction } from "kysely";
import type { PostEvent } from "#domain/events.ts";
import type { PostTable, Tables } from "./tables.ts";

/** Removes a deleted file from every post, and a post that has no other file. Returns the events to publish. */
export async function dropFile(tx: Transaction<Tables>, fileId: string): Promise<readonly PostEvent[]> {
  const { rows } = await sql<PostTable>`
    update post set version = version + 1,
      removed_at = case when content_ids <@ array[${fileId}::uuid] then now() else removed_at end,
      content_ids = case when content_ids <@ array[${fileId}::uuid] then content_ids
        else array_remove(content_ids, ${fileId}::uuid) end,
      thumbnail_ids = array_remove(thumbnail_ids, ${fileId}::uuid)
    where removed_at is null
      and (content_ids @> array[${fileId}::uuid] or thumbnail_ids @> array[${fileId}::uuid])
    returning *`.execute(tx);
  return rows.map((row): PostEvent => {
    const post = { postId: row.id, userId: row.user_id, version: row.version };
    const shown = [...row.content_ids, ...row.thumbnail_ids];
    if (row.removed_at !== null)
      return { kind: "PostRemoved", ...post, releasedMediaIds: [...shown, fileId] };
    const files = { mediaIds: shown, releasedMediaIds: [fileId] };
    return { kind: "PostPublished", ...post, isPublic: row.is_public, ...files };
  });
}
