import { emptyDatabase } from "@callboard/testkit/database.ts";
import { createLog } from "#log.ts";
import { openDatabase } from "#postgres/pool.ts";
import { openPostgresIndex } from "./postgres-search.ts";
import { describeSearch } from "./search.contract.ts";

describeSearch("PostgreSQL", async () => {
  const database = await emptyDatabase();
  const { db, close } = openDatabase<unknown>({
    url: database.url,
    name: "test",
    log: createLog("test", "silent"),
  });
  return {
    open: (definition) => openPostgresIndex(db, definition),
    close: async () => {
      await close();
      await database.drop();
    },
  };
});
