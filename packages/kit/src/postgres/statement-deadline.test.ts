import { emptyDatabase, type TestDatabase } from "@callboard/testkit/database.ts";
import { sql } from "kysely";
import { createLog } from "#log/log.ts";
import { limitTime } from "#process/deadline.ts";
import { newScope, runInScope } from "#process/request-scope.ts";
import { openDatabase, STATEMENT_TIMEOUT_MS, type Database } from "./pool.ts";

let base: TestDatabase;
let database: Database<unknown>;
beforeAll(async () => {
  base = await emptyDatabase();
  // One connection, so that each request uses the one of the request before.
  const log = createLog("test", "silent");
  database = openDatabase({ url: base.url, name: "test", log, poolSize: 1 });
});
afterAll(async () => {
  await database.close();
  await base.drop();
});

/** A request with so many milliseconds left. */
function scopeOf(milliseconds: number) {
  const scope = newScope({ requestId: "r1" });
  limitTime(scope, milliseconds);
  return scope;
}

async function serverTimeout(): Promise<number> {
  const { rows } = await sql<{ milliseconds: number }>`
    select setting::int as milliseconds from pg_settings where name = 'statement_timeout'`.execute(
    database.db,
  );
  return rows[0]?.milliseconds ?? 0;
}

test("the server ends a statement with the time of its request, and gives the next one what is usual", async () => {
  expect(await runInScope(scopeOf(60_000), serverTimeout)).toBe(STATEMENT_TIMEOUT_MS);
  const limited = await runInScope(scopeOf(2_000), serverTimeout);
  expect(limited).toBeGreaterThan(0);
  expect(limited).toBeLessThanOrEqual(2_000);
  const inside = await runInScope(scopeOf(2_000), () =>
    database.db.transaction().execute(() => Promise.resolve()),
  );
  expect(inside).toBeUndefined();
  expect(await serverTimeout()).toBe(STATEMENT_TIMEOUT_MS);
});

test("a statement that runs when the time is over is ended", async () => {
  const asleep = runInScope(scopeOf(2_000), () => sql`select pg_sleep(60)`.execute(database.db));
  await expect(asleep).rejects.toMatchObject({ code: "57014" });
});

test("no statement starts when the time is over", async () => {
  const scope = scopeOf(0);
  await expect(runInScope(scope, serverTimeout)).rejects.toMatchObject({
    failure: { code: "UNAVAILABLE", dependency: "deadline" },
  });
  expect(scope.sqlStatements).toBe(0);
});
