import pg from "pg";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import { SERVICES } from "#dev/topology.ts";

const BEHIND =
  "select exists (select from consumer where position < (select max(position) from message)) as busy";
const WAITING = "select exists (select from outbox where published_at is null) as busy";
/** A new demo market is indexed first, which takes minutes on a busy machine. */
const WITHIN_MS = 600_000;

/** Looks at a running product's databases until no event is on its way to the bus or to a consumer. */
export interface Settling {
  wait(): Promise<void>;
  close(): Promise<void>;
}

/** `urlOf` names each of the product's databases. */
export function openSettling(urlOf: (database: string) => string): Settling {
  const asked = [...SERVICES.map(({ database }) => [database, WAITING] as const), ["bus", BEHIND] as const];
  const pools = asked.map(([database, sql]) => {
    const pool = new pg.Pool({ connectionString: urlOf(database), max: 1 });
    // A database that is stopped ends idle connections: the next query says so, if there is one.
    pool.on("error", () => undefined);
    return { sql, pool };
  });
  const isBusy = async (): Promise<boolean> => {
    const answers = await Promise.all(pools.map(({ pool, sql }) => pool.query<{ busy: boolean }>(sql)));
    return answers.some(({ rows: [row] }) => row?.busy);
  };
  return {
    async wait() {
      await waitFor("consumers to be done", async () => !(await isBusy()), WITHIN_MS);
    },
    async close() {
      await Promise.all(pools.map(({ pool }) => pool.end()));
    },
  };
}
