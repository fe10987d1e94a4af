import { cp, rm } from "node:fs/promises";
import { ProjectApprovedSchema } from "@callboard/proto/projects/v1/events_pb.ts";
import { serviceDatabase, type TestDatabase } from "@callboard/testkit/database.ts";
import { startNatsServer, type NatsServer } from "@callboard/testkit/nats-server.ts";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import { sql } from "kysely";
import { GUEST } from "@callboard/kit/actor.ts";
import { createLog } from "@callboard/kit/log/log.ts";
import { openDatabase, type Database } from "@callboard/kit/postgres/pool.ts";
import type { EventBus, Subscription } from "#bus.ts";
import { draftEvent, type Envelope } from "#event.ts";
import { recordReceived } from "#inbox.ts";
import { openJetstreamBus } from "./jetstream-bus.ts";
import { addToOutbox } from "#outbox.ts";
import { startRelay } from "#relay/relay.ts";

const SUBJECT = "callboard.projects.project.approved.v1";
const TIMEOUT_MS = 120_000;
const log = createLog("test", "silent");

let server: NatsServer;
let base: TestDatabase;
let database: Database<unknown>;
let bus: EventBus;
let relay: Subscription;
let version = 0;

beforeEach(async () => {
  version = 0;
  [server, base] = await Promise.all([startNatsServer(), serviceDatabase("things")]);
  database = openDatabase({ url: base.url, name: "test", log });
  await sql`create table effect (place bigint generated always as identity, consumer text, version bigint)`.execute(
    database.db,
  );
  bus = await openJetstreamBus({ url: server.url(), name: "things", log, backoffMs: [5], ackWaitMs: 1_000 });
  relay = await startRelay({ db: database.db, url: base.url, name: "things", bus, log });
});
afterEach(async () => {
  await relay.stop();
  await bus.close();
  await database.close();
  await Promise.all([base.drop(), server.close()]);
});

/** Writes events of one aggregate, with rising versions, as changes would. */
async function happen(count: number): Promise<void> {
  const drafts = Array.from({ length: count }, () => {
    version += 1;
    return draftEvent(ProjectApprovedSchema, { projectId: "a" }, { aggregateId: "a", version });
  });
  await addToOutbox(database.db, GUEST, drafts);
}

/** A consumer whose effect is a row, written in one transaction with its inbox. */
function follow(name: string): Promise<Subscription> {
  const handle = (envelope: Envelope): Promise<void> =>
    database.db.transaction().execute(async (tx) => {
      if (await recordReceived(tx, { consumer: name }, envelope.id))
        await sql`insert into effect (consumer, version) values (${name}, ${envelope.version})`.execute(tx);
    });
  return bus.subscribe({ name, subjects: [SUBJECT], handle });
}

async function effects(consumer: string): Promise<number[]> {
  const { rows } = await sql<{ version: number }>`
    select version from effect where consumer = ${consumer} order by place`.execute(database.db);
  return rows.map((row) => row.version);
}

const upTo = (last: number): number[] => Array.from({ length: last }, (_, place) => place + 1);

/** Checks that every event had its effect once, in order. */
async function expectAll(consumer: string): Promise<void> {
  await waitFor(
    `all effects of ${consumer}`,
    async () => (await effects(consumer)).length >= version,
    TIMEOUT_MS,
  );
  expect(await effects(consumer)).toEqual(upTo(version));
}

async function published(): Promise<void> {
  await waitFor("all is published", async () => {
    const { rows } = await sql`select from outbox where published_at is null limit 1`.execute(database.db);
    return rows.length === 0;
  });
}

test("a broker that lost everything is filled from the outbox: nothing lost, every effect once", async () => {
  const quick = await follow("quick");
  await happen(300);
  await expectAll("quick");
  // No one has consumed these when the broker stops.
  await quick.stop();
  await happen(50);
  await published();
  await server.kill();
  await server.empty();
  // These happen while the broker is down.
  await happen(50);
  await server.start();
  await follow("quick");
  await follow("late");
  await expectAll("quick");
  await expectAll("late");
});

test("a broker that was set back to an older copy gets what it lost", async () => {
  const quick = await follow("quick");
  await happen(100);
  await expectAll("quick");
  await quick.stop();
  await server.stop();
  await cp(server.storeFolder, `${server.storeFolder}-copy`, { recursive: true });
  await server.start();
  await happen(100);
  await waitFor("the newer ones are published", () => published().then(() => true), TIMEOUT_MS);
  await server.kill();
  await server.empty();
  await cp(`${server.storeFolder}-copy`, server.storeFolder, { recursive: true });
  await rm(`${server.storeFolder}-copy`, { recursive: true });
  await server.start();
  await happen(10);
  await follow("quick");
  await follow("late");
  await expectAll("quick");
  await expectAll("late");
});

test("a process that starts on an emptied broker fills it", async () => {
  await happen(100);
  await published();
  await relay.stop();
  await server.stop();
  await server.empty();
  await server.start();
  await follow("late");
  relay = await startRelay({ db: database.db, url: base.url, name: "things", bus, log });
  await expectAll("late");
});
