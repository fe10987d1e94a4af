import { sql, type Kysely } from "kysely";
import { isId } from "@callboard/kit/ids.ts";
import {
  countedTotal,
  MAX_COUNTED,
  pageOf,
  type CursorValues,
  type Page,
} from "@callboard/kit/paging/page.ts";
import type { FileList, FileSort } from "#app/ports.ts";
import type { MediaFile } from "#domain/file.ts";
import type { Reads } from "#app/ports.ts";
import { managedBy } from "./managed.ts";
import { toFile } from "./rows.ts";
import type { Tables } from "./tables.ts";

/** Reads outside a transaction. */
export function createReads(db: Kysely<Tables>): Reads {
  return {
    async files(ids) {
      const wanted = ids.filter(isId);
      if (wanted.length === 0) return [];
      const rows = await db.selectFrom("file").selectAll().where("id", "in", wanted).execute();
      return rows.map(toFile);
    },
    fileList: (wanted) => fileList(db, wanted),
  };
}

async function fileList(
  db: Kysely<Tables>,
  { of, viewer, purpose, page }: FileList,
): Promise<Page<MediaFile>> {
  const { size, skip, after, order, sort } = page;
  let matched = db.selectFrom("file").where("status", "!=", "Deleted").where(managedBy(viewer));
  matched =
    "ownerId" in of
      ? matched.where("owner_id", "=", of.ownerId)
      : matched.where("company_id", "=", of.companyId);
  matched = matched.where("attachment", "=", purpose === "Attachment");
  if (purpose === "Reel" || purpose === "VoiceReel")
    matched = matched.where("purpose", "=", "Reel").where("voice", "=", purpose === "VoiceReel");
  else if (purpose !== null && purpose !== "Attachment") matched = matched.where("purpose", "=", purpose);
  let query = matched.selectAll().limit(size + 1);
  if (sort === "Order") query = query.orderBy("place").orderBy("id");
  else query = query.orderBy("id", order);
  if (after) query = query.where(beyond(sort, after));
  else query = query.offset(skip);
  const counting = db
    .selectFrom(
      matched
        .select("id")
        .limit(MAX_COUNTED + 1)
        .as("found"),
    )
    .select(sql<number>`count(*)`.as("n"));
  const [rows, count] = await Promise.all([
    query.execute(),
    page.count ? counting.executeTakeFirstOrThrow() : null,
  ]);
  const { items, ...found } = pageOf(rows, page, count ? countedTotal(count.n) : null, (row) =>
    sort === "Order" ? [row.place, row.id] : [row.id],
  );
  return { ...found, items: items.map(toFile) };
}

/** The condition for rows after a cursor. */
function beyond(sort: FileSort, after: CursorValues) {
  if (sort === "Order") return sql<boolean>`(place, id) > (${after[0]}::int, ${after[1]}::uuid)`;
  return sort === "Newest" ? sql<boolean>`id < ${after[0]}::uuid` : sql<boolean>`id > ${after[0]}::uuid`;
}
