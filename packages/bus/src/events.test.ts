import { ProjectApprovedSchema } from "@callboard/proto/projects/v1/events_pb.ts";
import { busDatabase, serviceDatabase, type TestDatabase } from "@callboard/testkit/database.ts";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import { sql } from "kysely";
import pg from "pg";
import type { EventBus } from "./bus.ts";
import { draftEvent, type Envelope } from "./event.ts";
import { recordReceived } from "./inbox.ts";
import { addToOutbox } from "./outbox.ts";
import { openPostgresBus } from "#postgres/postgres-bus.ts";
import { publishBatch } from "./relay/waiting.ts";
import { startRelay, purgeOutbox } from "./relay/relay.ts";
import { newId } from "@callboard/kit/ids.ts";
import { createLog } from "@callboard/kit/log/log.ts";
import { openDatabase, type Database } from "@callboard/kit/postgres/pool.ts";
import { member } from "@callboard/testkit/as-actor.ts";
import { GUEST } from "@callboard/kit/actor.ts";

const log = createLog("test", "silent");
let bases: TestDatabase[];
let database: Database<unknown>;
let bus: EventBus;

beforeEach(async () => {
  bases = await Promise.all([serviceDatabase("things"), busDatabase()]);
  database = openDatabase({ url: bases[0]?.url ?? "", name: "test", log });
  bus = await openPostgresBus({ url: bases[1]?.url ?? "", name: "test", log, backoffMs: [5] });
});
afterEach(async () => {
  await bus.close();
  await database.close();
  await Promise.all(bases.map((base) => base.drop()));
});

const relay = () => startRelay({ db: database.db, url: database.url, name: "things", bus, log });

/** Events of one aggregate with these versions. */
function events(aggregateId: string, ...versions: number[]) {
  return versions.map((version) =>
    draftEvent(ProjectApprovedSchema, { projectId: aggregateId }, { aggregateId, version }),
  );
}

async function asOwner(url: string | undefined, statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

async function receiveAll(): Promise<Envelope[]> {
  const all: Envelope[] = [];
  await bus.subscribe({
    name: "probe",
    subjects: [">"],
    handle: async (envelope) => void all.push(envelope),
  });
  return all;
}

async function waiting(): Promise<number> {
  const { rows } = await sql<{
    n: number;
  }>`select count(*) as n from outbox where published_at is null`.execute(database.db);
  return rows[0]?.n ?? -1;
}

test("an event leaves with who acted, in the order in which it was written", async () => {
  const all = await receiveAll();
  const actor = member();
  await addToOutbox(database.db, actor, events("a", 1, 2, 3));
  await addToOutbox(database.db, GUEST, events("b", 1));
  const running = await relay();
  await waitFor("all arrived", () => all.length === 4);
  expect(all.map(({ aggregateId, version, actorId }) => [aggregateId, version, actorId])).toEqual([
    ["a", 1, actor.userId],
    ["a", 2, actor.userId],
    ["a", 3, actor.userId],
    ["b", 1, null],
  ]);
  expect(all[0]?.traceparent).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-00$/);
  await running.stop();
});

test("an event of a change that is rolled back never leaves", async () => {
  const all = await receiveAll();
  const running = await relay();
  const attempt = database.db.transaction().execute(async (tx) => {
    await addToOutbox(tx, GUEST, events("lost", 1));
    throw new Error("changed my mind");
  });
  await expect(attempt).rejects.toThrow("changed my mind");
  await addToOutbox(database.db, GUEST, events("kept", 1));
  await waitFor("the other arrived", () => all.length === 1);
  expect(all.map(({ aggregateId }) => aggregateId)).toEqual(["kept"]);
  await running.stop();
});

test("a crash between publishing and marking loses nothing and doubles nothing", async () => {
  const all = await receiveAll();
  await addToOutbox(database.db, GUEST, events("a", 1, 2));
  const crash = {
    positions: bus.positions.bind(bus),
    publish: async (batch: readonly Envelope[]) =>
      bus.publish(batch).then(() => Promise.reject(new Error("crash"))),
  };
  await expect(publishBatch(database.db, crash)).rejects.toThrow("crash");
  expect(await waiting()).toBe(2);
  const running = await relay();
  await waitFor("the outbox is empty", async () => (await waiting()) === 0);
  await addToOutbox(database.db, GUEST, events("b", 1));
  await waitFor("the next arrived", () => all.some(({ aggregateId }) => aggregateId === "b"));
  expect(all.map(({ aggregateId, version }) => [aggregateId, version])).toEqual([
    ["a", 1],
    ["a", 2],
    ["b", 1],
  ]);
  await running.stop();
});

test("a bus that is down only delays", async () => {
  const all = await receiveAll();
  let isDown = true;
  const unreliable = {
    positions: bus.positions.bind(bus),
    publish: (batch: readonly Envelope[]) =>
      isDown ? Promise.reject(new Error("down")) : bus.publish(batch),
  };
  const running = await startRelay({
    db: database.db,
    url: database.url,
    name: "things",
    bus: unreliable,
    log,
  });
  await addToOutbox(database.db, GUEST, events("a", 1));
  expect(await waiting()).toBe(1);
  isDown = false;
  await waitFor("it arrived after all", () => all.length === 1);
  await running.stop();
});

test("of two relays one works, and the other takes over", async () => {
  const all = await receiveAll();
  const [first, second] = [await relay(), await relay()];
  await addToOutbox(database.db, GUEST, events("a", 1));
  await waitFor("the first event arrived", () => all.length === 1);
  await first.stop();
  await addToOutbox(database.db, GUEST, events("a", 2));
  await waitFor("the second event arrived", () => all.length > 1);
  await second.stop();
  expect(all).toHaveLength(2);
});

test("a thousand and more events leave in batches, in order", async () => {
  const all = await receiveAll();
  const versions = Array.from({ length: 2_300 }, (_, place) => place);
  await addToOutbox(database.db, GUEST, events("a", ...versions));
  const running = await relay();
  await waitFor("all arrived", () => all.length === 2_300);
  expect(all.map(({ version }) => version)).toEqual(versions);
  await running.stop();
});

test("published events are kept for seven days", async () => {
  const running = await relay();
  await addToOutbox(database.db, GUEST, events("a", 1, 2, 3));
  await waitFor("all are published", async () => (await waiting()) === 0);
  await running.stop();
  await sql`update outbox set published_at = now() - interval '8 days' where version = 1`.execute(
    database.db,
  );
  await sql`update outbox set published_at = null where version = 2`.execute(database.db);
  await purgeOutbox(database.db);
  const { rows } = await sql<{ version: number }>`select version from outbox order by version`.execute(
    database.db,
  );
  expect(rows.map(({ version }) => version)).toEqual([2, 3]);
});

test("a bus that was created again is filled with what the outbox keeps, in order", async () => {
  const running = await relay();
  await addToOutbox(database.db, GUEST, events("a", 1, 2, 3));
  await waitFor("all are published", async () => (await waiting()) === 0);
  await running.stop();
  await addToOutbox(database.db, GUEST, events("a", 4));
  await bus.close();
  await bases[1]?.drop();
  const fresh = await busDatabase();
  bases = [...bases.slice(0, 1), fresh];
  bus = await openPostgresBus({ url: fresh.url, name: "test", log, backoffMs: [5] });
  const all = await receiveAll();
  const again = await relay();
  await waitFor("all arrived", () => all.length === 4);
  expect(all.map(({ version }) => version)).toEqual([1, 2, 3, 4]);
  await again.stop();
});

test("a bus that lost its end gets it again, and skips what it has", async () => {
  const running = await relay();
  await addToOutbox(database.db, GUEST, events("a", 1, 2, 3));
  await waitFor("all are published", async () => (await waiting()) === 0);
  await running.stop();
  // Like a backup from before the third event.
  await asOwner(bases[1]?.url, [
    "delete from message where version = 3",
    "select setval(pg_get_serial_sequence('message', 'position'), 2)",
  ]);
  const all = await receiveAll();
  const again = await relay();
  await waitFor("the lost one arrived", () => all.length === 3);
  expect(all.map(({ version }) => version)).toEqual([1, 2, 3]);
  await again.stop();
});

test("what an earlier version published, no one knows where, is published again", async () => {
  const all = await receiveAll();
  await addToOutbox(database.db, GUEST, events("a", 1, 2));
  await sql`update outbox set published_at = now()`.execute(database.db);
  const running = await relay();
  await waitFor("both arrived", () => all.length > 1);
  await running.stop();
  expect(all).toHaveLength(2);
});

test("an event is received once for each consumer, and again when its effect was rolled back", async () => {
  const id = newId();
  const receive = (consumer: string) => recordReceived(database.db, { consumer }, id);
  const attempt = database.db.transaction().execute(async (tx) => {
    expect(await recordReceived(tx, { consumer: "one" }, id)).toBe(true);
    throw new Error("crash");
  });
  await expect(attempt).rejects.toThrow("crash");
  expect([await receive("one"), await receive("one"), await receive("two")]).toEqual([true, false, true]);
});
