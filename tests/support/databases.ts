import pg from "pg";
import type { System } from "#dev/system.ts";

type Row = pg.QueryResultRow;

/** The databases of a started product, for data that no operation returns. */
export interface Databases {
  query<R extends Row>(database: string, text: string, values?: readonly unknown[]): Promise<R[]>;
  /** The current end of a service's outbox. */
  outboxEnd(service: string): Promise<number>;
  /** Events written into it after that position, such as `project.approved`, in order. */
  eventsAfter(service: string, end: number): Promise<string[]>;
  close(): Promise<void>;
}

export function openDatabases(system: { readonly places: Pick<System["places"], "databaseUrl"> }): Databases {
  const pools = new Map<string, pg.Pool>();
  const poolOf = (database: string): pg.Pool => {
    const known = pools.get(database);
    if (known) return known;
    const pool = new pg.Pool({ connectionString: system.places.databaseUrl(database), max: 2 });
    // A killed database ends idle connections: the next query, if any, reports it.
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
    // Every event is in its service's outbox from the moment of its change, and is kept for days.
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
