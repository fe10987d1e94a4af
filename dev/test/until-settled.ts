import pg from "pg";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import { SERVICES } from "#dev/topology.ts";

const LOG = `select (select coalesce(max(position), 0) from message)::text as last,
  exists (select from consumer where position < (select max(position) from message)) as busy`;
const WAITING = "select exists (select from outbox where published_at is null) as busy";
/** Indexing a new demo market comes first, which takes minutes on a busy machine. */
const WITHIN_MS = 600_000;

/** Polls a running product's databases until no event is on its way to the bus or a consumer. */
export interface Settling {
  wait(withinMs?: number): Promise<void>;
  close(): Promise<void>;
}

/** `urlOf` returns the URL of each of the product's databases. */
export function openSettling(urlOf: (database: string) => string): Settling {
  const open = (database: string): pg.Pool => {
    const pool = new pg.Pool({ connectionString: urlOf(database), max: 1 });
    // A stopped database ends idle connections: the next query, if any, reports it.
    pool.on("error", () => undefined);
    return pool;
  };
  const [outboxes, bus] = [SERVICES.map(({ database }) => open(database)), open("bus")];
  /** Position of the last event if every consumer has processed it; otherwise null. */
  const endOfLog = async (): Promise<string | null> => {
    const { rows } = await bus.query<{ last: string; busy: boolean }>(LOG);
    return rows[0] === undefined || rows[0].busy ? null : rows[0].last;
  };
  /** Consumers write events themselves: nothing may have left an outbox between two reads of the log. */
  const isQuiet = async (): Promise<boolean> => {
    const before = await endOfLog();
    if (before === null) return false;
    const answers = await Promise.all(outboxes.map((pool) => pool.query<{ busy: boolean }>(WAITING)));
    if (answers.some(({ rows: [row] }) => row?.busy)) return false;
    return (await endOfLog()) === before;
  };
  return {
    async wait(withinMs = WITHIN_MS) {
      await waitFor("consumers to be done", isQuiet, withinMs);
    },
    async close() {
      await Promise.all([...outboxes, bus].map((pool) => pool.end()));
    },
  };
}
