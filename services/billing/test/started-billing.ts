import { createTestKeys } from "@callboard/testkit/as-actor.ts";
import { busDatabase, serviceDatabase } from "@callboard/testkit/database.ts";
import { serviceSettings } from "@callboard/testkit/service-settings.ts";
import { createSubgraphClient, type AskSubgraph } from "@callboard/testkit/subgraph-client.ts";
import { start } from "../src/start.ts";

/** Signs the events that a test sends. */
export const SECRET = "whsec_a_secret_for_the_test";

/** Billing with its sandbox, on databases of its own. */
export interface StartedBilling {
  readonly httpUrl: string;
  readonly ask: AskSubgraph;
  close(): Promise<void>;
}

export async function startBilling(): Promise<StartedBilling> {
  const keys = createTestKeys("billing");
  const migrations = new URL("../migrations/", import.meta.url);
  const [database, bus] = await Promise.all([serviceDatabase("billing", migrations), busDatabase()]);
  const running = await start({
    ...serviceSettings("billing", { database, bus, keys }),
    PUBLIC_URL: "https://callboard.test",
    PAYMENTS_WEBHOOK_SECRET: SECRET,
  });
  return {
    httpUrl: running.httpUrl,
    ask: createSubgraphClient(running.httpUrl, keys),
    async close() {
      await running.stop();
      await Promise.all([database.drop(), bus.drop()]);
    },
  };
}
