import { sql, type Kysely } from "kysely";
import type { Purge } from "#app/ports.ts";
import type { MediaFile } from "#domain/file.ts";
import { toFile } from "./rows.ts";
import type { Tables } from "./tables.ts";

/** Removes the rows of abandoned uploads. */
export function createPurge(db: Kysely<Tables>): Purge {
  return {
    abandon: (before, max) => abandonUploads(db, before, max),
    async toRemove(max) {
      const rows = await db
        .selectFrom("file")
        .selectAll()
        .where("status", "=", "Deleted")
        .where("content_type", "is not", null)
        .where("bytes_removed_at", "is", null)
        .orderBy("created_at")
        .limit(max)
        .execute();
      return rows.map(toFile);
    },
    async removed(ids) {
      await sql`update file set bytes_removed_at = now() where id = any(${[...ids]}::uuid[])`.execute(db);
    },
    async forget(ids) {
      if (ids.length === 0) return;
      await db
        .deleteFrom("file")
        .where("id", "in", [...ids])
        .where("status", "=", "Deleted")
        .execute();
    },
  };
}

/** Must match the condition of the index file_unfinished. */
const UNFINISHED = sql<boolean>`status in ('Pending', 'Deleted') and content_type is null`;

/** Old pending uploads, and aborted ones; skips an upload that is being completed at this moment. */
async function abandonUploads(db: Kysely<Tables>, before: Date, max: number): Promise<readonly MediaFile[]> {
  const rows = await db
    .updateTable("file")
    .set({ status: "Deleted" })
    .where("id", "in", (query) =>
      query
        .selectFrom("file")
        .select("id")
        .where(UNFINISHED)
        .where("created_at", "<", before)
        .orderBy("created_at")
        .limit(max)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute();
  return rows.map(toFile);
}
