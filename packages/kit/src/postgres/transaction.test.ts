import { serviceDatabase, type TestDatabase } from "@callboard/testkit/database.ts";
import { sql, type Transaction } from "kysely";
import { conflict } from "#failure.ts";
import { createLog } from "#log/log.ts";
import { fail, ok } from "#result.ts";
import { openDatabase, type Database } from "./pool.ts";
import { inTransaction } from "./transaction.ts";

let base: TestDatabase;
let database: Database<unknown>;
beforeEach(async () => {
  base = await serviceDatabase("things");
  database = openDatabase({ url: base.url, name: "test", log: createLog("test", "silent") });
  await sql`create table counter (id int primary key, value int not null default 0)`.execute(database.db);
  await sql`insert into counter (id) values (1), (2)`.execute(database.db);
});
afterEach(async () => {
  await database.close();
  await base.drop();
});

const raise = (tx: Transaction<unknown>, id: number): Promise<unknown> =>
  sql`update counter set value = value + 1 where id = ${id}`.execute(tx);
async function values(): Promise<number[]> {
  const { rows } = await sql<{ value: number }>`select value from counter order by id`.execute(database.db);
  return rows.map(({ value }) => value);
}
const coded = (code: string) => Object.assign(new Error(code), { code });

test("two transactions that deadlock both succeed: the server's victim is tried again", async () => {
  let runs = 0;
  let waiting = 2;
  const both = Promise.withResolvers<void>();
  const raiseBoth = (first: number, second: number) =>
    inTransaction(database.db, async (tx) => {
      runs += 1;
      await raise(tx, first);
      if ((waiting -= 1) === 0) both.resolve();
      await both.promise;
      await raise(tx, second);
      return ok();
    });
  const results = await Promise.all([raiseBoth(1, 2), raiseBoth(2, 1)]);
  expect(results.map(({ ok: done }) => done)).toEqual([true, true]);
  // The victim may take its first row once more before the other has woken up to it, and be one again.
  expect(runs).toBeGreaterThanOrEqual(3);
  expect(await values()).toEqual([2, 2]);
});

test.each([
  ["a deadlock", "40P01", 3],
  ["a serialization failure", "40001", 3],
  ["another error", "23505", 1],
])("%s (%s) that does not end is tried %d times in all, and leaves nothing", async (_what, code, times) => {
  let runs = 0;
  const work = inTransaction(database.db, async (tx) => {
    runs += 1;
    await raise(tx, 1);
    throw coded(code);
  });
  await expect(work).rejects.toThrow(code);
  expect(runs).toBe(times);
  expect(await values()).toEqual([0, 0]);
});

test("a failure rolls back and is not tried again", async () => {
  let runs = 0;
  const result = await inTransaction(database.db, async (tx) => {
    runs += 1;
    await raise(tx, 1);
    return fail(conflict("STALE", "no"));
  });
  expect(result).toMatchObject({ ok: false, failure: { rule: "STALE" } });
  expect([runs, ...(await values())]).toEqual([1, 0, 0]);
});
