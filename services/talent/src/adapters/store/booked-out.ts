import { sql, type Kysely, type Transaction } from "kysely";
import type { Reads, UnitOfWork } from "#app/ports.ts";
import type { BookedOut } from "#domain/availability/availability.ts";
import type { BookedOutTable, Tables } from "./tables.ts";

const toBookedOut = ({ from_day: from, to_day: to, note }: BookedOutTable): BookedOut => ({ from, to, note });

const COLUMNS = sql`user_id, from_day::text as from_day, to_day::text as to_day, note`;

/** Reads of booked-out days. */
export function bookedOutReads(db: Kysely<Tables>) {
  return {
    async bookedOut(userIds, { from, to }) {
      if (userIds.length === 0) return new Map();
      const { rows } = await sql<BookedOutTable>`select ${COLUMNS} from booked_out
        where user_id = any(${[...userIds]}::uuid[]) and from_day <= ${to}::date and to_day >= ${from}::date
        order by user_id, booked_out.from_day`.execute(db);
      const byUser = Map.groupBy(rows, (row) => row.user_id);
      return new Map([...byUser].map(([userId, own]) => [userId, own.map(toBookedOut)]));
    },
  } satisfies Partial<Reads>;
}

/** Writes of booked-out days. */
export function bookedOutWrites(tx: Transaction<Tables>) {
  return {
    async allBookedOut(userId) {
      const { rows } = await sql<BookedOutTable>`select ${COLUMNS} from booked_out
        where user_id = ${userId} order by booked_out.from_day`.execute(tx);
      return rows.map(toBookedOut);
    },
    async replaceBookedOut(userId, ranges) {
      await tx.deleteFrom("booked_out").where("user_id", "=", userId).execute();
      if (ranges.length === 0) return;
      const rows = ranges.map(({ from, to, note }) => ({
        user_id: userId,
        from_day: from,
        to_day: to,
        note,
      }));
      await tx.insertInto("booked_out").values(rows).execute();
    },
  } satisfies Partial<UnitOfWork>;
}
