import type { Kysely } from "kysely";
import pg from "pg";
import { newId } from "@callboard/kit/ids.ts";
import { createLog } from "@callboard/kit/log/log.ts";
import { openDatabase, type Database } from "@callboard/kit/postgres/pool.ts";
import { serviceDatabase, type TestDatabase } from "@callboard/testkit/database.ts";
import { expectFailure, expectOk } from "@callboard/testkit/expect-failure.ts";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import { openLiveHub, type LiveHub } from "../src/adapters/live/live-hub.ts";
import { logLiveEvents, type LoggedEvent } from "../src/adapters/live/live-log.ts";
import { StreamSet, type Stream } from "../src/adapters/live/stream-set.ts";
import type { Tables } from "../src/adapters/store/tables.ts";

const log = createLog("test", "silent");
const userId = newId();
const LIMITS = { perProcess: 3, perMember: 2 };
let store: TestDatabase;
let database: Database<Tables>;
let db: Kysely<Tables>;
let hub: LiveHub;
let admin: pg.Client;

beforeAll(async () => {
  store = await serviceDatabase("messaging", new URL("../migrations/", import.meta.url));
  database = openDatabase<Tables>({ url: store.url, name: "test", log });
  db = database.db;
  admin = new pg.Client({ connectionString: store.url });
  await admin.connect();
});
afterAll(async () => {
  await admin.end();
  await database.close();
  await store.drop();
});
beforeEach(async () => {
  hub = await openLiveHub({ db, url: store.url, log, limits: LIMITS });
});
afterEach(() => hub.close());

/** A stream of a member, and the positions of the events that it received. */
function streamOf(member = userId): Stream & { readonly received: number[] } {
  const received: number[] = [];
  const listener = { userId: member, companyId: null, representedIds: [], roles: [] };
  return { listener, received, send: ({ seq }) => void received.push(seq), end: () => undefined };
}
const event = { type: "submission.changed", data: {}, userIds: [userId], companyIds: [], roles: [] } as const;
const logEvents = (count: number): Promise<void> =>
  db.transaction().execute((tx) =>
    logLiveEvents(
      tx,
      Array.from({ length: count }, () => event),
    ),
  );
/** The position of the last event. */
async function last(): Promise<number> {
  const { rows } = await admin.query<{ seq: string }>("select coalesce(max(seq), 0) as seq from live_event");
  return Number(rows[0]?.seq);
}
test("beyond the streams of a member, and of the process, none is added until one leaves", async () => {
  const own = [streamOf(), streamOf()];
  for (const stream of own) expectOk(await hub.join(stream, { milliseconds: 0 }));
  const limit = expectFailure(await hub.join(streamOf(), { milliseconds: 0 }), "LIMIT");
  expect(limit).toMatchObject({ rule: "STREAMS_PER_MEMBER", max: 2, retryAfter: 30 });
  expectOk(await hub.join(streamOf(newId()), { milliseconds: 0 }));
  const full = expectFailure(await hub.join(streamOf(newId()), { milliseconds: 0 }), "UNAVAILABLE");
  expect(full.retryAfter).toBe(30);
  for (const stream of own) hub.leave(stream);
  expectOk(await hub.join(streamOf(), { milliseconds: 0 }));
  expect(hub.size).toBe(2);
});

test("what is logged while a stream catches up is sent once, after what it missed", () => {
  const streams = new StreamSet(LIMITS);
  const stream = streamOf();
  const at = (seq: number): LoggedEvent => ({ ...event, seq });
  expect(streams.add(stream)).toBeNull();
  for (const seq of [5, 6, 7]) streams.publish(at(seq));
  expect(stream.received).toEqual([]);
  streams.catchUp(stream, [3, 4, 5, 6].map(at), 5);
  streams.publish(at(8));
  expect(stream.received).toEqual([3, 4, 5, 6, 7, 8]);
});

test("a stream resumes after an event, up to the newest", async () => {
  const before = await last();
  await logEvents(5);
  const stream = streamOf();
  expect(expectOk(await hub.join(stream, { after: before })).caughtUp).toBe(true);
  await waitFor("the five", () => stream.received.length === 5);
  await logEvents(1);
  await waitFor("the sixth", () => stream.received.length === 6);
  expect(stream.received).toEqual(stream.received.toSorted((a, b) => a - b));
});

test("who leaves while catching up gets nothing and is not kept", async () => {
  const before = await last();
  await logEvents(2);
  await admin.query("begin; lock table live_event in access exclusive mode");
  const stream = streamOf();
  const joined = hub.join(stream, { after: before });
  hub.leave(stream);
  await admin.query("commit");
  await joined;
  await logEvents(1);
  const witness = streamOf();
  expectOk(await hub.join(witness, { after: before }));
  expect([stream.received, hub.size]).toEqual([[], 1]);
});

test("a stream that cannot be caught up is not kept either", async () => {
  await admin.query("alter table live_event rename to live_event_away");
  try {
    await expect(hub.join(streamOf(), { milliseconds: 0 })).rejects.toThrow("live_event");
    expect(hub.size).toBe(0);
  } finally {
    await admin.query("alter table live_event_away rename to live_event");
  }
});
