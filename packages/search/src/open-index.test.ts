import { serviceDatabase, type TestDatabase } from "@callboard/testkit/database.ts";
import { createLog } from "@callboard/kit/log/log.ts";
import { openDatabase, type Database } from "@callboard/kit/postgres/pool.ts";
import { inTransaction } from "@callboard/kit/postgres/transaction.ts";
import { ok } from "@callboard/kit/result.ts";
import { openIndex } from "./open-index.ts";
import type { IndexDefinition } from "./search.ts";

const log = createLog("test", "silent");
const definition: IndexDefinition = { name: "guarded" };
let base: TestDatabase;
let database: Database<unknown>;
beforeAll(async () => {
  base = await serviceDatabase("things");
  database = openDatabase({ url: base.url, name: "test", log });
});
afterAll(async () => {
  await database.close();
  await base.drop();
});

test.each([
  ["PostgreSQL", undefined],
  ["OpenSearch", "http://127.0.0.1:1"],
])("an index in %s is not written inside a transaction", async (_engine, url) => {
  const { db } = database;
  const opened = await openIndex({ db, log }, definition, url);
  const inside = inTransaction(db, async () => ok(await opened.index.write([])));
  await expect(inside).rejects.toThrow("search.write was called inside a database transaction");
  await opened.close();
});
