import { sql, type QueryExecutorProvider } from "kysely";
import pg from "pg";
import { ProjectApprovedSchema } from "@callboard/proto/projects/v1/events_pb.ts";
import { serviceDatabase, type TestDatabase } from "@callboard/testkit/database.ts";
import { GUEST } from "@callboard/kit/actor.ts";
import { newId } from "@callboard/kit/ids.ts";
import { createLog } from "@callboard/kit/log/log.ts";
import { openDatabase, type Database } from "@callboard/kit/postgres/pool.ts";
import { draftEvent, type Envelope } from "../event.ts";
import { addToOutbox } from "../outbox.ts";
import { BATCH, publishWaiting } from "./waiting.ts";

let base: TestDatabase;
let database: Database<unknown>;
/** A transaction that began to write before all others and is still open. */
let open: pg.Client;
const log = createLog("test", "silent");

beforeEach(async () => {
  base = await serviceDatabase("things");
  database = openDatabase({ url: base.url, name: "test", log });
  open = new pg.Client({ connectionString: base.url });
  await open.connect();
  await open.query("begin");
  await open.query("select pg_current_xact_id()");
});
afterEach(async () => {
  await open.end();
  await database.close();
  await base.drop();
});

const add = (db: QueryExecutorProvider, aggregateId: string, count = 1): Promise<void> =>
  addToOutbox(
    db,
    GUEST,
    Array.from({ length: count }, (_, place) =>
      draftEvent(ProjectApprovedSchema, { projectId: aggregateId }, { aggregateId, version: place + 1 }),
    ),
  );

const addInOpen = (aggregateId: string) =>
  open.query(
    `insert into outbox (id, subject, aggregate_id, version, traceparent, payload)
     values ($1, 'callboard.projects.project.approved.v1', $2, 1, '', '')`,
    [newId(), aggregateId],
  );

/**
 * Publishes what is waiting and returns the aggregates of the events; `meanwhile` runs when the first batch is sent.
 */
async function published(meanwhile: () => Promise<void> = async () => undefined): Promise<readonly string[]> {
  const all: string[] = [];
  const bus = {
    positions: async () => [],
    publish: async (batch: readonly Envelope[]) => {
      const isFirst = all.length === 0;
      all.push(...batch.map(({ aggregateId }) => aggregateId));
      if (isFirst) await meanwhile();
    },
  };
  await publishWaiting(database.db, bus, () => true);
  return all;
}

test("an event is kept back by no other transaction that is open", async () => {
  await addInOpen("open");
  await add(database.db, "committed");
  expect(await published()).toEqual(["committed"]);
  await open.query("commit");
  expect(await published()).toEqual(["open"]);
});

test("an event that waited for another change leaves after it, whichever transaction began first", async () => {
  await sql`create table place as select 0 as taken`.execute(database.db);
  await database.db.transaction().execute(async (tx) => {
    await sql`update place set taken = taken + 1`.execute(tx);
    await add(tx, "first to have it");
  });
  await open.query("update place set taken = taken + 1");
  await addInOpen("second to have it");
  await open.query("commit");
  expect(await published()).toEqual(["first to have it", "second to have it"]);
});

test("what came with a backup leaves, although the transactions of its PostgreSQL had got further", async () => {
  await add(database.db, "restored");
  await sql`update outbox set xid = '9223372036854775807'`.execute(database.db);
  expect(await published()).toEqual(["restored"]);
});

test("what is committed late is passed over by no batch, and leaves before what follows from it", async () => {
  await addInOpen("late");
  await add(database.db, "waiting", BATCH + 1);
  const all = await published(async () => {
    await open.query("commit");
    await add(database.db, "after it");
  });
  expect(all.filter((name) => name === "waiting")).toHaveLength(BATCH + 1);
  expect(all.filter((name) => name !== "waiting")).toEqual(["late", "after it"]);
});
