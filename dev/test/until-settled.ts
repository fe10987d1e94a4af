import pg from "pg";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import { SERVICES } from "#dev/topology.ts";

const LOG = `select (select coalesce(max(position), 0) from message)::text as last,
  exists (select from consumer where position < (select max(position) from message)) as busy`;
const WAITING = "select exists (select from outbox where published_at is null) as busy";
/** A new demo market is indexed first, which takes minutes on a busy machine. */
const WITHIN_MS = 600_000;

/** Looks at a running product's databases until no event is on its way to the bus or to a consumer. */
export interface Settling {
  wait(withinMs?: number): Promise<void>;
  close(): Promise<void>;
}

/** `urlOf` names each of the product's databases. */
export function openSettling(urlOf: (database: string) => string): Settling {
  const open = (database: string): pg.Pool => {
    const pool = new pg.Pool({ connectionString: urlOf(database), max: 1 });
    // A database that is stopped ends idle connections: the next query says so, if there is one.
    pool.on("error", () => undefined);
    return pool;
  };
  const [outboxes, bus] = [SERVICES.map(({ database }) => open(database)), open("bus")];
  /** The place of the last event when every consumer has had it; null while one has not. */
  const endOfLog = async (): Promise<string | null> => {
    const { rows } = await bus.query<{ last: string; busy: boolean }>(LOG);
    return rows[0] === undefined || rows[0].busy ? null : rows[0].last;
  };
  /** Consumers write events of their own: nothing may have come out of an outbox between two looks at the log. */
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
