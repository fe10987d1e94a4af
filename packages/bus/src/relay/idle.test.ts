import { busDatabase, serviceDatabase, type TestDatabase } from "@callboard/testkit/database.ts";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import { Kysely, PostgresDialect, sql } from "kysely";
import pg from "pg";
import { createLog } from "@callboard/kit/log/log.ts";
import { openDatabase } from "@callboard/kit/postgres/pool.ts";
import { OUTBOX_CHANNEL } from "../outbox.ts";
import { IDLE_COMPARE_MS, POLL_MS, startRelay } from "./relay.ts";
import { openPostgresBus } from "#postgres/postgres-bus.ts";

const log = createLog("test", "silent");
/** The number of relays in production. */
const RELAYS = 7;
/** Statements per comparison with the bus: the checkpoint, and the streams. */
const COMPARISON = 2;
let bases: TestDatabase[];
beforeEach(async () => {
  bases = await Promise.all([serviceDatabase("things"), busDatabase()]);
});
afterEach(() => Promise.all(bases.map((base) => base.drop())));

test("an idle relay polls with one statement, and all relays with one a second", async () => {
  const [base, busBase] = bases;
  const url = base?.url ?? "";
  const statements: string[] = [];
  const db = new Kysely<unknown>({
    dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: url, max: 1 }) }),
    log: ({ query }) => void statements.push(query.sql),
  });
  const observer = openDatabase({ url, name: "observer", log });
  const bus = await openPostgresBus({ url: busBase?.url ?? "", name: "test", log });
  const relay = await startRelay({ db, url, name: "things", bus, log });
  const first = await waitFor("the first round, which ends with a read", () => {
    const place = statements.findIndex((text) => text.includes("order by seq"));
    return place === -1 ? null : place + 1;
  });
  for (let polls = 1; polls <= 5; polls += 1) {
    await sql`select pg_notify(${OUTBOX_CHANNEL}, '')`.execute(observer.db);
    await waitFor("a poll", () => statements.length >= first + polls);
  }
  const polls = statements.slice(first);
  expect(new Set(polls)).toEqual(new Set(["select 1 from outbox where published_at is null limit 1"]));
  // A notification during a poll causes another poll.
  expect(polls.length).toBeLessThanOrEqual(6);
  const perSecond = RELAYS * (1_000 / POLL_MS + (COMPARISON * 1_000) / IDLE_COMPARE_MS);
  expect(perSecond).toBeLessThan(1);
  await relay.stop();
  await bus.close();
  await Promise.all([db.destroy(), observer.close()]);
});
