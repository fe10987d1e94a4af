import { serviceDatabase, type TestDatabase } from "@callboard/testkit/database.ts";
import { sql } from "kysely";
import { newId } from "@callboard/kit/ids.ts";
import { createLog } from "@callboard/kit/log/log.ts";
import { openDatabase, type Database } from "@callboard/kit/postgres/pool.ts";
import { purgeInbox, recordReceived, wasReceived } from "./inbox.ts";

let base: TestDatabase;
let database: Database<unknown>;

beforeEach(async () => {
  base = await serviceDatabase("things");
  database = openDatabase({ url: base.url, name: "test", log: createLog("test", "silent") });
});
afterEach(async () => {
  await database.close();
  await base.drop();
});

test("what the former consumer had counts as had, and what a stranger had does not", async () => {
  const id = newId();
  await recordReceived(database.db, { consumer: "old" }, id);
  const scopes = [
    { consumer: "old" },
    { consumer: "new", formerConsumer: "old" },
    { consumer: "new", formerConsumer: undefined },
    { consumer: "new", formerConsumer: "other" },
  ];
  const known = await Promise.all(scopes.map((scope) => wasReceived(database.db, scope, id)));
  expect(known).toEqual([true, true, false, false]);
  expect(await recordReceived(database.db, { consumer: "new", formerConsumer: "old" }, id)).toBe(false);
  expect(await recordReceived(database.db, { consumer: "new", formerConsumer: "other" }, id)).toBe(true);
  expect(await wasReceived(database.db, { consumer: "new" }, newId())).toBe(false);
});

test("what was received is known for sixty days", async () => {
  const [old, recent] = [newId(), newId()];
  for (const id of [old, recent]) await recordReceived(database.db, { consumer: "one" }, id);
  await sql`update inbox set received_at = now() - interval '60 days 1 minute' where event_id = ${old}`.execute(
    database.db,
  );
  await sql`update inbox set received_at = now() - interval '59 days 23 hours' where event_id = ${recent}`.execute(
    database.db,
  );
  await purgeInbox(database.db);
  const { rows } = await sql<{ event_id: string }>`select event_id from inbox`.execute(database.db);
  expect(rows.map((row) => row.event_id)).toEqual([recent]);
});
