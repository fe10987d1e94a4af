import { sql, type Kysely, type Transaction } from "kysely";
import type { LetterReads, LetterWrites } from "#app/dead-letters/letter-ports.ts";
import type { Tables } from "./tables.ts";

/** The most replays shown per event, latest first. */
const MAX_REPLAYS = 20;

export function letterWrites(tx: Transaction<Tables>): LetterWrites {
  return {
    async addReplay({ id, consumer, eventId, replayedBy }) {
      await sql`select pg_advisory_xact_lock(hashtextextended(${`letter:${eventId}`}, 0))`.execute(tx);
      const { rows } = await sql<{ n: number }>`
        with added as (
          insert into replayed_letter (id, consumer, event_id, replayed_by)
          values (${id}, ${consumer}, ${eventId}, ${replayedBy}))
        select count(*) + 1 as n from replayed_letter where event_id = ${eventId}`.execute(tx);
      return rows[0]?.n ?? 1;
    },
  };
}

export function letterReads(db: Kysely<Tables>): LetterReads {
  return {
    async replays(eventIds) {
      const { rows } = await sql<{
        event_id: string;
        consumer: string;
        replayed_by: string;
        replayed_at: Date;
      }>`
        select event_id, consumer, replayed_by, replayed_at from (
          select *, row_number() over (partition by event_id, consumer order by replayed_at desc) as place
          from replayed_letter where event_id = any(${[...eventIds]}::uuid[])) replay
        where place <= ${MAX_REPLAYS} order by replayed_at desc`.execute(db);
      const replays = rows.map((row) => ({
        eventId: row.event_id,
        consumer: row.consumer,
        replayedBy: row.replayed_by,
        replayedAt: row.replayed_at,
      }));
      return Map.groupBy(replays, ({ eventId }) => eventId);
    },
  };
}
