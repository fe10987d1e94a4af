import { busDatabase, type TestDatabase } from "@callboard/testkit/database.ts";
import { sql } from "kysely";
import { newId } from "@callboard/kit/ids.ts";
import { createLog } from "@callboard/kit/log/log.ts";
import { openDatabase, type Database } from "@callboard/kit/postgres/pool.ts";
import { openPostgresBus, purgeLog } from "./postgres-bus.ts";

const log = createLog("test", "silent");
let base: TestDatabase;
let database: Database<unknown>;
beforeAll(async () => {
  base = await busDatabase();
  await (await openPostgresBus({ url: base.url, name: "test", log })).close();
  database = openDatabase({ url: base.url, name: "test", log });
});
afterAll(async () => {
  await database.close();
  await base.drop();
});

/** A message that is this many days old, with a dead letter if `deadDays` is given. */
async function message(subject: string, days: number, deadDays?: number): Promise<void> {
  const id = newId();
  await sql`insert into message (id, subject, occurred_at, aggregate_id, version, traceparent, payload, published_at)
    values (${id}, ${subject}, now(), 'a', 1, '', '', now() - make_interval(days => ${days}))`.execute(
    database.db,
  );
  if (deadDays === undefined) return;
  await sql`insert into dead_letter (consumer, position, id, reason, died_at)
    select 'probe', position, id, '-', now() - make_interval(days => ${deadDays}) from message where id = ${id}`.execute(
    database.db,
  );
}

test("messages are kept for 30 days, dead letters and their messages for 90", async () => {
  await message("recent", 29);
  await message("old", 31);
  await message("dead", 89, 89);
  await message("long dead", 91, 91);
  await purgeLog(database.db);
  const { rows } = await sql<{ subject: string; dead: boolean }>`
    select subject, exists (select from dead_letter where dead_letter.id = message.id) as dead
    from message order by subject`.execute(database.db);
  expect(rows).toEqual([
    { subject: "dead", dead: true },
    { subject: "recent", dead: false },
  ]);
});
