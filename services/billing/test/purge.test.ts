import { createLog } from "@callboard/kit/log/log.ts";
import { openDatabase, type Database } from "@callboard/kit/postgres/pool.ts";
import { serviceDatabase, type TestDatabase } from "@callboard/testkit/database.ts";
import { sql } from "kysely";
import { purgeBilling } from "../src/adapters/store/purge.ts";
import type { Tables } from "../src/adapters/store/tables.ts";

let base: TestDatabase;
let database: Database<Tables>;
beforeAll(async () => {
  base = await serviceDatabase("billing", new URL("../migrations/", import.meta.url));
  database = openDatabase({ url: base.url, name: "test", log: createLog("test", "silent") });
});
afterAll(async () => {
  await database.close();
  await base.drop();
});

test("checkouts and webhook ids are deleted after 90 days; subscriptions and invoices stay", async () => {
  const { db } = database;
  const userId = crypto.randomUUID();
  const ages = [sql`now() - interval '91 days'`, sql`now() - interval '89 days'`];
  await sql`insert into subscriber (user_id) values (${userId})`.execute(db);
  for (const [place, at] of ages.entries()) {
    await sql`insert into checkout (session_id, user_id, plan, billing_frequency, url, created_at)
      values (${`cs_${place}`}, ${userId}, 'Pro', 'Monthly', 'https://pay.test', ${at})`.execute(db);
    await sql`insert into webhook_event (id, type, created_at, received_at)
      values (${`evt_${place}`}, 'invoice.paid', ${at}, ${at})`.execute(db);
    await sql`insert into invoice (number, user_id, amount_cents, currency, status, created_at)
      values (${`in_${place}`}, ${userId}, 900, 'usd', 'paid', ${at})`.execute(db);
  }
  await purgeBilling(db);
  const { rows } = await sql<{ id: string }>`
    select session_id as id from checkout union all select id from webhook_event union all select number from invoice
    union all select user_id::text from subscriber order by id`.execute(db);
  expect(rows.map(({ id }) => id).toSorted()).toEqual([userId, "cs_1", "evt_1", "in_0", "in_1"].toSorted());
});
