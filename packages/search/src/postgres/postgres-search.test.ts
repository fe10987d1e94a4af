import { emptyDatabase } from "@callboard/testkit/database.ts";
import { createLog } from "@callboard/kit/log/log.ts";
import { openDatabase } from "@callboard/kit/postgres/pool.ts";
import { openIndex } from "#open-index.ts";
import { describeSearch } from "#contract/search.contract.ts";

describeSearch("PostgreSQL", async () => {
  const database = await emptyDatabase();
  const log = createLog("test", "silent");
  const { db, close } = openDatabase<unknown>({ url: database.url, name: "test", log });
  return {
    open: (definition) => openIndex({ db, log }, definition, undefined),
    close: async () => {
      await close();
      await database.drop();
    },
  };
});
