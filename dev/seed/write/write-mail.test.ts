import { serviceDatabase, type TestDatabase } from "@callboard/testkit/database.ts";
import pg from "pg";
import { makeMarket } from "#dev/seed/market.ts";
import type { Places } from "#dev/start/settings.ts";
import { writeBilling } from "./write-billing.ts";
import { writeMessaging } from "./write-messaging.ts";

const now = new Date();
const market = makeMarket(now);
const databases = new Map<string, TestDatabase>();
const clients: pg.Client[] = [];

beforeAll(async () => {
  const root = new URL("../../../services/", import.meta.url);
  for (const name of ["messaging", "billing"])
    databases.set(name, await serviceDatabase(name, new URL(`${name}/migrations/`, root)));
  const places = { databaseUrl: (name: string) => databases.get(name)?.url ?? "" } as Places;
  // An interrupted seed is written again.
  for (let time = 0; time < 2; time += 1) {
    await writeMessaging(market, places);
    await writeBilling(market, places, now);
  }
});
afterAll(async () => {
  await Promise.all(clients.map((client) => client.end()));
  await Promise.all([...databases.values()].map((database) => database.drop()));
});

async function rows(database: string, query: string): Promise<object[]> {
  const client = new pg.Client(databases.get(database)?.url);
  clients.push(client);
  await client.connect();
  return (await client.query<object>(query)).rows;
}

test("everybody in the demo's mail has unread what they have not read, and counts what they have", async () => {
  const wrong = await rows(
    "messaging",
    `select p.conversation_id from participant p where
       unread <> (select count(*) from message m where m.conversation_id = p.conversation_id
         and m.sender_id <> p.user_id and m.created_at > coalesce(p.read_up_to, 'epoch'))
       or message_count <> (select count(*) from message m where m.conversation_id = p.conversation_id)`,
  );
  expect(wrong).toEqual([]);
});

test("the demo's mail has groups, marks, reports, blocks and notifications", async () => {
  const [found] = await rows(
    "messaging",
    `select (select count(*)::int from conversation where kind = 'Group') as groups,
       (select count(*)::int from participant where starred) > 0 as starred,
       (select count(*)::int from participant where labels <> '{}') > 0 as labelled,
       (select count(*)::int from report) as reports, (select count(*)::int from reported_message) > 0 as sealed,
       (select count(*)::int from block) as blocks, (select count(*)::int from notification) as notices`,
  );
  const { groups, reports, blocks, notices } = market.mail;
  expect(found).toEqual({
    groups: groups.length,
    starred: true,
    labelled: true,
    reports: reports.length,
    sealed: true,
    blocks: blocks.length,
    notices: notices.length,
  });
});

test("what is paid in the demo is known to the payment sandbox", async () => {
  const strangers = await rows(
    "billing",
    `select user_id from subscriber s where subscription_id is not null and not exists (
       select from sandbox_subscription p where p.subscription_id = s.subscription_id and p.status = s.status)`,
  );
  expect(strangers).toEqual([]);
  const [open] = await rows("billing", "select count(*)::int as n from invoice where status = 'open'");
  expect(open).not.toEqual({ n: 0 });
});
