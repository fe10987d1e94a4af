import { sql, type Kysely, type Transaction } from "kysely";
import {
  countedTotal,
  MAX_COUNTED,
  pageOf,
  type Page,
  type PageRequest,
} from "@callboard/kit/paging/page.ts";
import type { Block, BlockedPerson } from "#app/ports.ts";
import { cursorTime } from "./rows.ts";
import type { Tables } from "./tables.ts";

/** Blocks a member; returns the new version of the blocker, or null if the block existed. */
export async function addBlock(tx: Transaction<Tables>, block: Block): Promise<number | null> {
  const { userId, blockedId } = block;
  const { rows } = await sql<{ version: number }>`
    with added as (
      insert into block (user_id, blocked_id) values (${userId}, ${blockedId})
      on conflict do nothing returning user_id)
    update person set version = version + 1 from added where person.user_id = added.user_id
    returning version`.execute(tx);
  return rows[0]?.version ?? null;
}

/** Lifts a block; returns the new version of the blocker, or null if there was no block. */
export async function removeBlock(tx: Transaction<Tables>, block: Block): Promise<number | null> {
  const { userId, blockedId } = block;
  const { rows } = await sql<{ version: number }>`
    with removed as (
      delete from block where user_id = ${userId} and blocked_id = ${blockedId} returning user_id)
    update person set version = version + 1 from removed where person.user_id = removed.user_id
    returning version`.execute(tx);
  return rows[0]?.version ?? null;
}

interface Row {
  blocked_id: string;
  first_name: string;
  last_name: string;
  created_at: Date;
  place: string;
}

/** A page of the people whom the member has blocked. */
export async function listBlocks(
  db: Kysely<Tables>,
  userId: string,
  page: PageRequest,
): Promise<Page<BlockedPerson>> {
  const { size, skip, after, order } = page;
  const beyond = order === "desc" ? sql`<` : sql`>`;
  const direction = order === "desc" ? sql`desc` : sql`asc`;
  const rest = after
    ? sql`and (b.created_at, b.blocked_id) ${beyond} (${after[0]}::timestamptz, ${after[1]}::uuid)`
    : sql``;
  const listed = sql<Row>`
    select b.blocked_id, p.first_name, p.last_name, b.created_at, ${cursorTime("b.created_at")} as place
    from block b join person p on p.user_id = b.blocked_id
    where b.user_id = ${userId} ${rest}
    order by b.created_at ${direction}, b.blocked_id ${direction} limit ${size + 1} offset ${after ? 0 : skip}`;
  const counted = sql<{ n: number }>`
    select count(*) as n from (select from block where user_id = ${userId} limit ${MAX_COUNTED + 1}) counted`;
  const [{ rows }, count] = await Promise.all([listed.execute(db), page.count ? counted.execute(db) : null]);
  const total = count ? countedTotal(count.rows[0]?.n ?? 0) : null;
  const { items, ...found } = pageOf(rows, page, total, (row) => [row.place, row.blocked_id]);
  return {
    ...found,
    items: items.map((row) => ({
      userId,
      id: row.blocked_id,
      firstName: row.first_name,
      lastName: row.last_name,
      blockedAt: row.created_at,
    })),
  };
}
