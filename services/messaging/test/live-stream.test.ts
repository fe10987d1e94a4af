import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import type { Member } from "@callboard/kit/actor.ts";
import pg from "pg";
import { member } from "@callboard/testkit/as-actor.ts";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import { STREAM_LIMITS } from "../src/adapters/live/stream-set.ts";
import { listen } from "./event-stream.ts";
import { startMessaging } from "./messaging-fixture.ts";

// One member per test: the server may not have noticed yet that the previous test's streams are closed.
const [crowded, unlucky, talent, brief] = [1, 2, 3, 4].map(() => member({ roles: ["Talent"] })) as [
  Member,
  Member,
  Member,
  Member,
];
/** Together more than the buffers of a connection can contain. */
const EVENTS = 30_000;
const EVENT_BYTES = 400;

let system: Awaited<ReturnType<typeof startMessaging>>;
let database: pg.Client;
beforeAll(async () => {
  system = await startMessaging(
    [crowded, unlucky, talent, brief].map((one) => ({ member: one })),
    new Map(),
  );
  database = new pg.Client({ connectionString: system.databaseUrl });
  await database.connect();
});
afterAll(async () => {
  await database.end();
  await system.stop();
});

const headers = async (actor: Member): Promise<Record<string, string>> => ({
  authorization: `Bearer ${await system.keys.tokenFor(actor)}`,
});

test("a member has so many streams and no more, and may come back when one has ended", async () => {
  const streams = await Promise.all(
    Array.from({ length: STREAM_LIMITS.perMember }, () => listen(system.url, system.keys, crowded)),
  );
  const refused = await fetch(`${system.url}/api/stream`, { headers: await headers(crowded) });
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "30"]);
  expect(await refused.json()).toMatchObject({ code: "LIMIT", rule: "STREAMS_PER_MEMBER" });
  streams[0]?.close();
  const next = await waitFor("a free place", () =>
    listen(system.url, system.keys, crowded).catch(() => null),
  );
  for (const stream of [...streams, next]) stream.close();
});

test.each([
  ["1", true],
  ["0", false],
  ["soon", false],
])(
  "a stream of %p seconds ends by itself, and says when each event was sent: %p",
  async (seconds, isShort) => {
    const abort = new AbortController();
    const began = Date.now();
    const answer = await fetch(`${system.url}/api/stream?seconds=${seconds}`, {
      headers: await headers(brief),
      signal: abort.signal,
    });
    const end = isShort ? answer.text() : Promise.race([answer.text(), sleep(1_500, "open")]);
    const text = await end;
    abort.abort();
    if (!isShort) return expect(text).toBe("open");
    const [, at] = /^: at (\d+)\nid: \d+\nevent: ready\ndata: \{\}$/m.exec(text) ?? [];
    expect(Number(at)).toBeGreaterThanOrEqual(began);
    expect(Number(at)).toBeLessThanOrEqual(Date.now());
  },
);

test("a stream that cannot be read has a status, not an endless silence", async () => {
  await database.query("alter table live_event rename to live_event_away");
  try {
    const answer = await fetch(`${system.url}/api/stream`, { headers: await headers(unlucky) });
    expect(answer.status).toBeGreaterThanOrEqual(500);
    await answer.body?.cancel();
  } finally {
    await database.query("alter table live_event_away rename to live_event");
  }
});

test("a browser that does not read is let go, and nothing is kept for it", async () => {
  const { hostname, port } = new URL(system.url);
  const { authorization } = await headers(talent);
  const silent: Socket = connect(Number(port), hostname);
  const closed = new Promise<void>((done) => silent.once("close", () => done()));
  silent.on("error", () => undefined);
  silent.write(`GET /api/stream HTTP/1.1\r\nhost: x\r\nauthorization: ${authorization}\r\n\r\n`);
  await new Promise<void>((done) => silent.once("data", () => done()));
  silent.pause();
  const reader = await listen(system.url, system.keys, talent);
  const isReady = (): boolean => reader.received.some(({ type }) => type === "ready");
  await waitFor("the reader", isReady);
  await database.query(
    `insert into live_event (type, data, user_ids, company_ids, roles)
     select 'submission.changed', jsonb_build_object('text', repeat('x', $2)), array[$1]::uuid[], '{}', '{}'
     from generate_series(1, $3)`,
    [talent.userId, EVENT_BYTES, EVENTS],
  );
  await database.query("select pg_notify('live', '')");
  // Meanwhile a client that reads gets all of them.
  await waitFor("every event", () => reader.received.length === EVENTS + 1, 240_000);
  silent.resume();
  await closed;
  expect(reader.received.filter(({ type }) => type === "submission.changed")).toHaveLength(EVENTS);
  reader.close();
});
