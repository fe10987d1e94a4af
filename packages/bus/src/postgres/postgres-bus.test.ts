import { emptyDatabase } from "@callboard/testkit/database.ts";
import { createLog } from "@callboard/kit/log/log.ts";
import { describeEventBus } from "#contract/bus.contract.ts";
import { openPostgresBus } from "./postgres-bus.ts";

describeEventBus("PostgreSQL", async () => {
  const { url, drop } = await emptyDatabase();
  const log = createLog("test", "silent");
  return {
    url,
    connect: (name, otherwise) => openPostgresBus({ url, name, log, backoffMs: [5], ...otherwise }),
    close: drop,
  };
});
