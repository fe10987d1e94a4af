import { ok } from "@callboard/kit/result.ts";
import { IdentityService } from "@callboard/proto/identity/v1/service_pb.ts";
import { createTestKeys } from "@callboard/testkit/as-actor.ts";
import { busDatabase, serviceDatabase } from "@callboard/testkit/database.ts";
import { fake, startGrpcFake } from "@callboard/testkit/grpc-fake.ts";
import { serviceSettings } from "@callboard/testkit/service-settings.ts";
import { createSubgraphClient, type AskSubgraph } from "@callboard/testkit/subgraph-client.ts";
import { start } from "../src/start.ts";

/** Signs the events that a test sends. */
export const SECRET = "whsec_a_secret_for_the_test";

/** Billing with its sandbox, on databases of its own. */
export interface StartedBilling {
  readonly httpUrl: string;
  readonly ask: AskSubgraph;
  /** Members as identity knows them; a test writes into it. */
  readonly members: Map<string, { registered: boolean; suspended: boolean }>;
  close(): Promise<void>;
}

export async function startBilling(): Promise<StartedBilling> {
  const keys = createTestKeys("billing", "identity");
  const migrations = new URL("../migrations/", import.meta.url);
  const [database, bus] = await Promise.all([serviceDatabase("billing", migrations), busDatabase()]);
  const members: StartedBilling["members"] = new Map();
  const identity = await startGrpcFake(
    keys,
    fake(IdentityService, {
      batchGetMembers: async ({ ids }) =>
        ok({ members: ids.flatMap((id) => (members.has(id) ? [{ id, ...members.get(id) }] : [])) }),
    }),
  );
  const running = await start({
    ...serviceSettings("billing", { database, bus, keys }),
    IDENTITY_GRPC: identity.target,
    PUBLIC_URL: "https://callboard.test",
    PAYMENTS_WEBHOOK_SECRET: SECRET,
  });
  return {
    httpUrl: running.httpUrl,
    ask: createSubgraphClient(running.httpUrl, keys),
    members,
    async close() {
      await running.stop();
      await identity.close();
      await Promise.all([database.drop(), bus.drop()]);
    },
  };
}
