import { newId } from "@callboard/kit/ids.ts";
import { createLog } from "@callboard/kit/log/log.ts";
import { openDatabase, type Database } from "@callboard/kit/postgres/pool.ts";
import { serviceDatabase, type TestDatabase } from "@callboard/testkit/database.ts";
import { expectOk } from "@callboard/testkit/expect-failure.ts";
import { sql } from "kysely";
import { openLiveHub, type LiveHub } from "../src/adapters/live/live-hub.ts";
import { MAX_CATCH_UP, liveHorizon, logLiveEvents, readLiveEvents } from "../src/adapters/live/live-log.ts";
import type { Stream } from "../src/adapters/live/stream-set.ts";
import { isFor, type LiveEvent, type Listener } from "#domain/live-event.ts";
import { LIVE_TYPE_NAMES } from "@callboard/catalog/events/live.ts";
import type { Tables } from "../src/adapters/store/tables.ts";

const log = createLog("test", "silent");
const userId = newId();
let store: TestDatabase;
let database: Database<Tables>;
let hub: LiveHub;

beforeAll(async () => {
  store = await serviceDatabase("messaging", new URL("../migrations/", import.meta.url));
  database = openDatabase<Tables>({ url: store.url, name: "test", log });
  hub = await openLiveHub({ db: database.db, url: store.url, log });
});
afterAll(async () => {
  await hub.close();
  await database.close();
  await store.drop();
});

function logEvents(count: number, audience: Partial<LiveEvent> = { userIds: [userId] }): Promise<void> {
  const nobody = { userIds: [], companyIds: [], roles: [] };
  const event = { ...nobody, type: "submission.changed", data: {}, ...audience } as const;
  const events = Array.from({ length: count }, () => event);
  return database.db.transaction().execute((tx) => logLiveEvents(tx, events));
}

async function resume(after: number): Promise<boolean> {
  const listener = { userId, companyId: null, representedIds: [], roles: [] };
  const stream: Stream = { listener, send: () => undefined, end: () => undefined };
  const { caughtUp } = expectOk(await hub.join(stream, { after }));
  hub.leave(stream);
  return caughtUp;
}

test("a stream that missed more than it can catch up on is reset", async () => {
  await logEvents(MAX_CATCH_UP + 1);
  const { last } = await liveHorizon(database.db);
  expect(await resume(last - MAX_CATCH_UP + 1)).toBe(true);
  expect(await resume(last - MAX_CATCH_UP - 1)).toBe(false);
});

test("a stream that missed what is no longer kept is reset", async () => {
  await logEvents(10);
  const { last } = await liveHorizon(database.db);
  await sql`delete from live_event where seq <= ${last - 5}`.execute(database.db);
  expect(await resume(last - 5)).toBe(true);
  expect(await resume(last - 6)).toBe(false);
});

test("what is for others does not count as missed", async () => {
  const { last } = await liveHorizon(database.db);
  await logEvents(3);
  await logEvents(MAX_CATCH_UP + 1, { companyIds: [newId()] });
  expect(await resume(last)).toBe(true);
});

const [client, companyId] = [newId(), newId()];
const none = { companyId: null, representedIds: [], roles: [] };
const LISTENERS: readonly Listener[] = [
  { ...none, userId },
  { ...none, userId: newId(), roles: ["Admin"] },
  { ...none, userId: newId(), companyId, roles: ["Production"] },
  { ...none, userId: newId(), representedIds: [client], roles: ["Agent"] },
];

test("the events read for a listener are those of the rule, of every type and audience", async () => {
  const { last } = await liveHorizon(database.db);
  const audiences = [
    { userIds: [userId] },
    { userIds: [client, newId()] },
    { companyIds: [companyId] },
    { roles: ["Admin"] },
    {},
  ];
  for (const type of LIVE_TYPE_NAMES)
    for (const audience of audiences) await logEvents(1, { ...audience, type });
  const all = await readLiveEvents(database.db, last, 1_000);
  expect(all).toHaveLength(LIVE_TYPE_NAMES.length * audiences.length);
  for (const listener of LISTENERS) {
    const own = await readLiveEvents(database.db, last, 1_000, listener);
    expect(own.length).toBeGreaterThan(0);
    expect(own).toEqual(all.filter((event) => isFor(event, listener)));
  }
});
