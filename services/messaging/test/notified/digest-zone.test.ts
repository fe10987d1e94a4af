import { newId } from "@callboard/kit/ids.ts";
import { createLog } from "@callboard/kit/log/log.ts";
import { openDatabase } from "@callboard/kit/postgres/pool.ts";
import { inTransaction } from "@callboard/kit/postgres/transaction.ts";
import { ok } from "@callboard/kit/result.ts";
import { serviceDatabase, type TestDatabase } from "@callboard/testkit/database.ts";
import { sql } from "kysely";
import { dueDigests } from "#adapters/store/notices/digests.ts";
import { addNotices } from "#adapters/store/notices/notices.ts";
import type { Tables } from "#adapters/store/tables.ts";

let store: TestDatabase;
let database: ReturnType<typeof openDatabase<Tables>>;
beforeAll(async () => {
  store = await serviceDatabase("messaging", new URL("../../migrations/", import.meta.url));
  database = openDatabase<Tables>({ url: store.url, name: "test", log: createLog("test", "silent") });
});
afterAll(async () => {
  await database.close();
  await store.drop();
});

/** A zone where it is this many hours past midnight. */
function zoneAt(hour: number): string {
  const east = ((hour - new Date().getUTCHours() + 36) % 24) - 12;
  return `Etc/GMT${east > 0 ? "-" : "+"}${Math.abs(east)}`;
}

test.each([
  ["morning where the company works", 11, null, true],
  ["night where the company works", 3, null, false],
  ["morning there, and night where the reader lives", 11, 3, false],
  ["night there, and morning where the reader lives", 3, 11, true],
])("%s: the daily mail is due, or not", async (_when, company, own, due) => {
  const userId = newId();
  const people = [{ id: newId(), name: "Ann" }];
  if (own !== null)
    await sql`insert into notification_setting (user_id, zone) values (${userId}, ${zoneAt(own)})`.execute(
      database.db,
    );
  await inTransaction(database.db, async (tx) => {
    const facts = { people, zone: zoneAt(company) };
    const about = { userIds: [userId], groupKey: "waiting", kind: "Response", mode: "Daily" } as const;
    await addNotices(tx, [{ ...about, happening: "waiting-decisions", facts, count: 3 }]);
    return ok();
  });
  const mine = (await dueDigests(database.db)).filter((one) => one.userId === userId);
  expect(mine.map(({ lines }) => lines)).toEqual(
    due ? [[{ happening: "waiting-decisions", count: 3, facts: { people, zone: zoneAt(company) } }]] : [],
  );
});
