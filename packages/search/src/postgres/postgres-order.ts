import { sql, type RawBuilder } from "kysely";
import type { SearchCursor } from "#cursor.ts";
import type { Sort } from "#search.ts";
import { numberColumn } from "./postgres-schema.ts";

const MICROS_PER_MS = 1_000;

/** A part of a list in the order of an index: its rows, their rank, and their order. */
export interface Part {
  readonly rank: RawBuilder<unknown>;
  readonly where: RawBuilder<unknown>;
  readonly order: RawBuilder<unknown>;
}

const NOTHING = sql`0::double precision`;
const TIES = sql`newest desc, id`;

/** Newest first, after the cursor. */
export function newestFirst(after: SearchCursor | null): Part {
  return { rank: NOTHING, where: behindTies(after), order: TIES };
}

/**
 * The consecutive parts of a list; a document without the number of a sort comes last in both directions. Each part
 * compares bare columns, so that its index leads to the position after the cursor.
 */
export function partsOf(sort: Exclude<Sort, { by: "relevance" }>, after: SearchCursor | null): Part[] {
  if (sort.by === "field") return partsByNumber(sort, after);
  const rank = sql`(extract(epoch from newest) * 1000000)::double precision`;
  if (sort.order === "desc") return [{ ...newestFirst(after), rank }];
  const where = after
    ? sql`newest >= ${momentOf(after)} and (newest > ${momentOf(after)} or id > ${after.id})`
    : ALL;
  return [{ rank, where, order: sql`newest, id` }];
}

function partsByNumber(sort: Extract<Sort, { by: "field" }>, after: SearchCursor | null): Part[] {
  const column = sql.ref(numberColumn(sort.field));
  const isInLast = after !== null && after.rank === null;
  const last: Part = {
    rank: column,
    where: sql`${column} is null and ${behindTies(isInLast ? after : null)}`,
    order: sql`${column}, ${TIES}`,
  };
  if (isInLast) return [last];
  const [beyond, direction] = sort.order === "asc" ? [sql`>`, sql`asc`] : [sql`<`, sql`desc`];
  const behind = after
    ? sql`${column} ${beyond}= ${after.rank} and (${column} ${beyond} ${after.rank} or ${behindTies(after)})`
    : sql`${column} is not null`;
  return [{ rank: column, where: behind, order: sql`${column} ${direction}, ${TIES}` }, last];
}

const ALL = sql`true`;

/** Ties: older, or equally old with a higher id. */
function behindTies(after: SearchCursor | null): RawBuilder<unknown> {
  if (!after) return ALL;
  const moment = momentOf(after);
  return sql`(newest <= ${moment} and (newest < ${moment} or id > ${after.id}))`;
}

/** After the cursor in the order of a computed rank, highest first. */
export function behindRank({ rank, ...ties }: SearchCursor): RawBuilder<unknown> {
  return sql`(rank < ${rank} or (rank = ${rank} and ${behindTies({ rank, ...ties })}))`;
}

function momentOf({ newest }: SearchCursor): RawBuilder<Date> {
  return sql`${new Date(newest / MICROS_PER_MS).toISOString()}::timestamptz`;
}
