import { ProjectApprovedSchema } from "@callboard/proto/projects/v1/events_pb.ts";
import { busDatabase, serviceDatabase, type TestDatabase } from "@callboard/testkit/database.ts";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import { sql } from "kysely";
import { GUEST } from "@callboard/kit/actor.ts";
import { createLog } from "@callboard/kit/log/log.ts";
import { openDatabase, type Database } from "@callboard/kit/postgres/pool.ts";
import type { EventBus } from "../bus.ts";
import { draftEvent, type Envelope } from "../event.ts";
import { addToOutbox } from "../outbox.ts";
import { startRelay } from "./relay.ts";
import { publishWaiting } from "./waiting.ts";
import { republishIfLost } from "./republish.ts";
import { openPostgresBus } from "#postgres/postgres-bus.ts";

interface Line {
  readonly event: string;
  readonly msg: string;
  readonly services?: readonly string[];
  readonly rows?: number;
}

let lines: Line[];
let bases: TestDatabase[];
let database: Database<unknown>;
let bus: EventBus;
const log = createLog("test", "info", { write: (line: string) => void lines.push(JSON.parse(line) as Line) });
const silent = createLog("test", "silent");

beforeEach(async () => {
  lines = [];
  bases = await Promise.all([serviceDatabase("things"), busDatabase()]);
  database = openDatabase({ url: bases[0]?.url ?? "", name: "test", log: silent });
  bus = await openPostgresBus({ url: bases[1]?.url ?? "", name: "test", log: silent, backoffMs: [5] });
});
afterEach(async () => {
  await bus.close();
  await database.close();
  await Promise.all(bases.map((base) => base.drop()));
});

function events(aggregateId: string, ...versions: number[]) {
  return versions.map((version) =>
    draftEvent(ProjectApprovedSchema, { projectId: aggregateId }, { aggregateId, version }),
  );
}

async function publishedVersions(): Promise<(number | null)[]> {
  const { rows } = await sql<{ version: number; published: boolean }>`
    select version, published_at is not null as published from outbox order by version`.execute(database.db);
  return rows.map(({ version, published }) => (published ? version : null));
}

test("what keeps the relay from publishing is logged once, and again when it is something else", async () => {
  let obstacle: unknown = new Error("down");
  let attempts = 0;
  const failing = {
    positions: bus.positions.bind(bus),
    publish: async (batch: readonly Envelope[]) => {
      attempts += 1;
      if (obstacle !== null) throw obstacle;
      return bus.publish(batch);
    },
  };
  await addToOutbox(database.db, GUEST, events("a", 1));
  const relay = await startRelay({ db: database.db, url: database.url, name: "things", bus: failing, log });
  const wake = () => sql`select pg_notify('outbox', '')`.execute(database.db);
  const attempted = (count: number) =>
    waitFor(`attempt ${count}`, async () => attempts >= count || (await wake(), false));
  await attempted(3);
  expect(lines.map(({ event, msg }) => [event, msg])).toEqual([
    ["publish_failed", "events wait in the outbox: down"],
  ]);
  obstacle = Object.assign(new Error("refused"), { code: "ECONNREFUSED" });
  await attempted(attempts + 2);
  expect(lines.map(({ msg }) => msg)).toEqual([
    "events wait in the outbox: down",
    expect.stringMatching(/^events wait in the outbox: .*BUS_URL/),
  ]);
  obstacle = null;
  await waitFor("it left", async () => (await publishedVersions())[0] === 1 || (await wake(), false));
  await relay.stop();
  expect(lines).toHaveLength(2);
});

test("an obstacle that comes back after it was gone is logged again", async () => {
  let isDown = true;
  const failing = {
    positions: bus.positions.bind(bus),
    publish: (batch: readonly Envelope[]) =>
      isDown ? Promise.reject(new Error("down")) : bus.publish(batch),
  };
  const options = { db: database.db, url: database.url, name: "things", bus: failing, log };
  await addToOutbox(database.db, GUEST, events("a", 1));
  const relay = await startRelay(options);
  const wake = () => sql`select pg_notify('outbox', '')`.execute(database.db);
  await waitFor("the first obstacle", () => lines.length === 1);
  isDown = false;
  await waitFor("it left", async () => (await publishedVersions())[0] === 1 || (await wake(), false));
  isDown = true;
  await addToOutbox(database.db, GUEST, events("a", 2));
  await waitFor("the second obstacle", async () => lines.length === 2 || (await wake(), false));
  await relay.stop();
  expect(lines.map(({ msg }) => msg)).toEqual(Array(2).fill("events wait in the outbox: down"));
});

test("no events are no statement", async () => {
  await database.close();
  await expect(addToOutbox(database.db, GUEST, [])).resolves.toBeUndefined();
  database = openDatabase({ url: database.url, name: "test", log: silent });
});

test("who no longer wants to go on publishes nothing more", async () => {
  await addToOutbox(database.db, GUEST, events("a", 1, 2));
  await publishWaiting(database.db, bus, () => false);
  expect(await publishedVersions()).toEqual([null, null]);
  await publishWaiting(database.db, bus, () => true);
  expect(await publishedVersions()).toEqual([1, 2]);
});

/** Stream ends reported by a bus to a relay that had published three events, up to position 3 of store A. */
test.each([
  ["the same end", [{ service: "projects", store: "A", last: 3 }], null],
  ["a later end", [{ service: "projects", store: "A", last: 9 }], null],
  ["a stream that it does not tell of", [], null],
  ["an earlier end", [{ service: "projects", store: "A", last: 2 }], 3],
  ["another store", [{ service: "projects", store: "B", last: 9 }], 3],
])("a bus with %s: %j, rows published again %j", async (_what, positions, rows) => {
  await addToOutbox(database.db, GUEST, events("a", 1, 2, 3));
  await sql`update outbox set published_at = now()`.execute(database.db);
  await sql`insert into relay_store (service, store, last) values ('projects', 'A', 3)`.execute(database.db);
  await republishIfLost({ db: database.db, bus: { positions: async () => positions }, log });
  const { rows: known } = await sql`select service, store, last from relay_store`.execute(database.db);
  if (rows === null) {
    expect(lines).toEqual([]);
    expect(await publishedVersions()).toEqual([1, 2, 3]);
    expect(known).toEqual([{ service: "projects", store: "A", last: 3 }]);
  } else {
    expect(lines).toMatchObject([
      {
        event: "bus_lost_events",
        services: ["projects"],
        rows,
        msg: "the event bus has lost events: what the outbox keeps is published again",
      },
    ]);
    expect(await publishedVersions()).toEqual([null, null, null]);
    expect(known).toEqual(positions);
  }
});
