import pg from "pg";
import type { System } from "#dev/system.ts";

type Row = pg.QueryResultRow;

/** The databases of a started product, for what no operation answers. */
export interface Databases {
  query<R extends Row>(database: string, text: string, values?: readonly unknown[]): Promise<R[]>;
  /** How far a service's outbox reaches now. */
  outboxEnd(service: string): Promise<number>;
  /** What was written into it after that, such as `project.approved`, in order. */
  eventsAfter(service: string, end: number): Promise<string[]>;
  close(): Promise<void>;
}

export function openDatabases(system: { readonly places: Pick<System["places"], "databaseUrl"> }): Databases {
  const pools = new Map<string, pg.Pool>();
  const poolOf = (database: string): pg.Pool => {
    const known = pools.get(database);
    if (known) return known;
    const pool = new pg.Pool({ connectionString: system.places.databaseUrl(database), max: 2 });
    // A database that is killed ends idle connections: the next query says so, if there is one.
    pool.on("error", () => undefined);
    pools.set(database, pool);
    return pool;
  };
  const query: Databases["query"] = async (database, text, values = []) =>
    (await poolOf(database).query(text, [...values])).rows;
  return {
    query,
    async outboxEnd(service) {
      const [row] = await query<{ end: number }>(
        service,
        "select coalesce(max(seq), 0)::int as end from outbox",
      );
      return row?.end ?? 0;
    },
    // Every event is in its service's outbox from the moment of its change, and stays there for days.
    async eventsAfter(service, end) {
      const rows = await query<{ subject: string }>(
        service,
        "select subject from outbox where seq > $1 order by seq",
        [end],
      );
      return rows.map(({ subject }) => subject.split(".").slice(2, 4).join("."));
    },
    async close() {
      await Promise.all([...pools.values()].map((pool) => pool.end()));
    },
  };
}
