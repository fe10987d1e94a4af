import { serviceDatabase, type TestDatabase } from "@callboard/testkit/database.ts";
import { sql } from "kysely";
import { createLog } from "#log/log.ts";
import { openDatabase, type Database } from "./pool.ts";
import { olderThan, purgeRows } from "./purge.ts";

let base: TestDatabase;
let database: Database<unknown>;
beforeAll(async () => {
  base = await serviceDatabase("things");
  database = openDatabase({ url: base.url, name: "test", log: createLog("test", "silent") });
  await sql`create table note (id int, at timestamptz)`.execute(database.db);
});
afterAll(async () => {
  await database.close();
  await base.drop();
});

test("deletes all that is older, over several chunks, and nothing else", async () => {
  await sql`insert into note select n, now() - interval '31 days' from generate_series(1, 12000) as n`.execute(
    database.db,
  );
  await sql`insert into note values (0, now() - interval '29 days'), (-1, null)`.execute(database.db);
  await purgeRows(database.db, "note", olderThan("at", 30));
  const { rows } = await sql<{ id: number }>`select id from note order by id`.execute(database.db);
  expect(rows).toEqual([{ id: -1 }, { id: 0 }]);
});
