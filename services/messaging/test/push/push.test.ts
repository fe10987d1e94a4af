import { draftEvent } from "@callboard/bus/event.ts";
import type { Member } from "@callboard/kit/actor.ts";
import { newId } from "@callboard/kit/ids.ts";
import { createLog } from "@callboard/kit/log/log.ts";
import { openDatabase, type Database } from "@callboard/kit/postgres/pool.ts";
import { OfferMadeSchema, RequestAnsweredSchema } from "@callboard/proto/casting/v1/events_pb.ts";
import { MessageSentSchema } from "@callboard/proto/messaging/v1/events_pb.ts";
import { UserErasedSchema, UserSessionsEndedSchema } from "@callboard/proto/identity/v1/events_pb.ts";
import { member } from "@callboard/testkit/as-actor.ts";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import pg from "pg";
import { sendPushes } from "../../src/adapters/push/push-sender.ts";
import { createVapid } from "../../src/adapters/push/vapid.ts";
import type { Tables } from "../../src/adapters/store/tables.ts";
import { startMessaging } from "../messaging-fixture.ts";
import { playBrowser, postTo, type PlayedBrowser } from "./played-push-service.ts";

const SETTINGS = "{ getPushSettings { Key Browsers { Endpoint Kinds } } }";
const SAVE = `mutation ($b: PushBrowserInput!) { savePushBrowser(browser: $b) { Browsers { Endpoint Kinds } } }`;
const REMOVE = `mutation ($e: String!) { removePushBrowser(endpoint: $e) { Browsers { Endpoint } } }`;
const READ = `mutation { markNotificationsRead { Status } }`;

const talents = Array.from({ length: 11 }, () => member({ roles: ["Talent"] }));
const [reader, other, quiet, gone, erased, ended, many, guesser, answering, writer, written] = talents as [
  Member,
  Member,
  Member,
  Member,
  Member,
  Member,
  Member,
  Member,
  Member,
  Member,
  Member,
];
const log = createLog("test", "silent");
const vapid = createVapid(Buffer.alloc(32, 7).toString("base64url"), "https://callboard.test");
/** By which the server knows the connections of the test. */
const SENDER = "the test";
let system: Awaited<ReturnType<typeof startMessaging>>;
let client: pg.Client;
let database: Database<Tables>;
beforeAll(async () => {
  system = await startMessaging(
    talents.map((one) => ({ member: one })),
    new Map(),
  );
  client = new pg.Client({ connectionString: system.databaseUrl });
  await client.connect();
  database = openDatabase<Tables>({ url: system.databaseUrl, name: SENDER, log });
  // The service's own sender would post to the real push services: here only the test takes what is due.
  await client.query(`create function leave() returns trigger language plpgsql as $$ begin
      if new.tries > old.tries and current_setting('application_name') <> '${SENDER}' then return null; end if;
      return new;
    end $$;
    create trigger leave before update on push for each row execute function leave()`);
});
afterAll(async () => {
  await database.close();
  await client.end();
  await system.stop();
});

type Settings = { Key: string; Browsers: { Endpoint: string; Kinds: string[] }[] };
const browsersOf = async (who: Member): Promise<Settings> =>
  (await system.execute<{ getPushSettings: Settings }>(who, SETTINGS, {})).data.getPushSettings;
const inputOf = ({ endpoint, keys }: PlayedBrowser, change: object = {}) => ({
  b: { Endpoint: endpoint, ...keys, Kinds: ["Offer"], Language: "tr", ...change },
});
async function register(who: Member, browser = playBrowser()): Promise<PlayedBrowser> {
  await system.execute(who, SAVE, inputOf(browser));
  return browser;
}
async function publish(draft: ReturnType<typeof draftEvent>): Promise<void> {
  await system.bus.publish([
    { ...draft, id: newId(), occurredAt: new Date(), actorId: null, traceparent: "" },
  ]);
}
const queued = async ({ userId }: Member): Promise<number> =>
  (
    await client.query<{ n: number }>(
      `select count(*)::int as n from push join push_browser b on b.id = browser_id
       where user_id = $1 and sent_at is null`,
      [userId],
    )
  ).rows[0]?.n ?? 0;
async function offer(who: Member, positionId = newId()): Promise<void> {
  const about = { projectId: newId(), positionId, companyId: newId(), submissionId: newId() };
  await publish(
    draftEvent(OfferMadeSchema, { ...about, userId: who.userId }, { aggregateId: newId(), version: 1 }),
  );
  await waitFor("the queued push", async () => (await queued(who)) > 0);
}
/** Sends what is due. */
async function send(...browsers: readonly PlayedBrowser[]): Promise<void> {
  await sendPushes({ db: database.db, vapid, log, post: postTo(browsers) });
}

test("a browser shows an offer in its language without names of people, and closes it once it was read elsewhere", async () => {
  const [one, two] = [await register(reader), await register(reader)];
  const stranger = await register(other);
  await offer(reader);
  await send(one, two, stranger);
  expect(one.received.map(({ text }) => text)).toEqual([
    {
      tag: expect.any(String),
      title: "Teklif",
      body: expect.any(String),
      path: expect.stringMatching(/^\/project-submissions\?open=/),
      lang: "tr",
      dir: "ltr",
    },
  ]);
  expect([two.received.length, stranger.received.length]).toEqual([1, 0]);
  await send(one, two);
  expect(one.received).toHaveLength(1);
  await system.execute(reader, READ, {});
  await send(one, two);
  const { tag } = one.received[0]!.text;
  expect([one, two].map(({ received }) => received[1]?.text)).toEqual([
    { tag, close: true },
    { tag, close: true },
  ]);
  expect(one.received[1]?.headers["topic"]).toBe(one.received[0]?.headers["topic"]);
  expect(await queued(reader)).toBe(0);
});

test("an accepted offer is closed in every browser of whoever has it", async () => {
  const [browser, positionId] = [await register(answering), newId()];
  await offer(answering, positionId);
  await send(browser);
  const facts = { positionId, userId: answering.userId, kind: "Offer", status: "Accepted" };
  await publish(draftEvent(RequestAnsweredSchema, facts, { aggregateId: newId(), version: 2 }));
  await waitFor("the queued end", async () => (await queued(answering)) > 0);
  await send(browser);
  const tag = browser.received[0]?.text.tag;
  expect(browser.received[1]?.text).toEqual({ tag, close: true });
});

test("a message that stays unread is shown after half a minute, and never if the conversation is muted", async () => {
  const browser = await register(written, playBrowser());
  await system.execute(written, SAVE, inputOf(browser, { Kinds: ["Message"] }));
  const [open, muted] = [newId(), newId()];
  await client.query("insert into person (user_id) values ($1), ($2) on conflict do nothing", [
    writer.userId,
    written.userId,
  ]);
  for (const id of [muted, open]) {
    await client.query("insert into conversation (id, subject, started_by) values ($1, 'The part', $2)", [
      id,
      writer.userId,
    ]);
    await client.query(
      `insert into participant (conversation_id, user_id, other_id, unread, muted) values ($1, $2, $3, 1, $4)`,
      [id, written.userId, writer.userId, id === muted],
    );
  }
  for (const conversationId of [muted, open])
    await publish(
      draftEvent(
        MessageSentSchema,
        { conversationId, messageId: newId(), senderId: writer.userId, participantIds: [written.userId] },
        { aggregateId: conversationId, version: 1 },
      ),
    );
  await waitFor("the queued push", async () => (await queued(written)) > 0);
  const { rows } = await client.query<{ about: string; waits: number }>(
    `select about, extract(epoch from push.next_try_at - push.created_at)::int as waits
     from push join push_browser b on b.id = browser_id where user_id = $1`,
    [written.userId],
  );
  expect(rows.map(({ about }) => about)).toEqual([open]);
  expect(rows[0]?.waits).toBe(30);
  await client.query("update push set next_try_at = next_try_at - interval '30 seconds' where about = $1", [
    open,
  ]);
  await send(browser);
  expect(browser.received.map(({ text }) => text)).toEqual([
    expect.objectContaining({ tag: open, path: `/mail/inbox/${open}` }),
  ]);
});

test("what was read before it was shown is never shown", async () => {
  const browser = await register(other);
  await offer(other);
  await system.execute(other, READ, {});
  expect(await queued(other)).toBe(0);
  await send(browser);
  expect(browser.received).toEqual([]);
});

test("nothing is shown in the quiet hours", async () => {
  const browser = await register(quiet);
  await client.query(
    "insert into notification_setting (user_id, quiet_from, quiet_to) values ($1, '00:00', '23:59')",
    [quiet.userId],
  );
  await offer(quiet);
  await send(browser);
  expect([browser.received.length, await queued(quiet)]).toEqual([0, 1]);
});

test("a push is sent again after an error of the push service; a browser that is gone is forgotten", async () => {
  const browser = await register(gone);
  await offer(gone);
  browser.state.status = 503;
  await send(browser);
  expect(await queued(gone)).toBe(1);
  await client.query("update push set next_try_at = now()");
  browser.state.status = 410;
  await send(browser);
  expect((await browsersOf(gone)).Browsers).toEqual([]);
});

test("browsers are their owner's alone, go with whoever has them last, and can be taken off twice", async () => {
  const browser = await register(reader);
  expect((await browsersOf(reader)).Browsers).toContainEqual({
    Endpoint: browser.endpoint,
    Kinds: ["Offer"],
  });
  await system.execute(guesser, REMOVE, { e: browser.endpoint });
  expect((await browsersOf(reader)).Browsers.map(({ Endpoint }) => Endpoint)).toContain(browser.endpoint);
  await register(guesser, browser);
  expect((await browsersOf(reader)).Browsers.map(({ Endpoint }) => Endpoint)).not.toContain(browser.endpoint);
  for (let time = 0; time < 2; time += 1) await system.execute(guesser, REMOVE, { e: browser.endpoint });
  expect((await browsersOf(guesser)).Browsers).toEqual([]);
});

test("of more than ten browsers the oldest give way", async () => {
  const all: PlayedBrowser[] = [];
  for (let n = 0; n < 12; n += 1) all.push(await register(many));
  expect((await browsersOf(many)).Browsers.map(({ Endpoint }) => Endpoint)).toEqual(
    all.slice(2).map(({ endpoint }) => endpoint),
  );
});

test.each([
  ["an address in our own network", { Endpoint: "https://127.0.0.1/a" }, "browser.Endpoint", "CATALOG"],
  ["a key that is no point", { PublicKey: "BAAA" }, "browser.PublicKey", "FORMAT"],
  ["a short secret", { Secret: "AAAA" }, "browser.Secret", "FORMAT"],
  ["an unknown kind", { Kinds: ["Weather"] }, "browser.Kinds.0", "CATALOG"],
  ["an unknown language", { Language: "xx" }, "browser.Language", "CATALOG"],
])("%s is refused by its field", async (_case, change, path, rule) => {
  const answer = await system.execute(reader, SAVE, inputOf(playBrowser(), change));
  expect(JSON.stringify(answer.errors)).toContain(path);
  expect(JSON.stringify(answer.errors)).toContain(rule);
});

test.each([
  ["the account is erased", erased, UserErasedSchema],
  ["the sessions are ended", ended, UserSessionsEndedSchema],
] as const)("a person has no browsers once %s", async (_case, who, schema) => {
  await register(who);
  await publish(draftEvent(schema, { userId: who.userId }, { aggregateId: who.userId, version: 2 }));
  await waitFor("no browsers", async () => (await browsersOf(who)).Browsers.length === 0);
  const { rows } = await client.query("select from push_browser where user_id = $1", [who.userId]);
  expect(rows).toEqual([]);
});
