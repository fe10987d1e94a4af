import { ok } from "@callboard/kit/result.ts";
import type { EventBus } from "@callboard/bus/bus.ts";
import { openPostgresBus } from "@callboard/bus/postgres/postgres-bus.ts";
import { createLog } from "@callboard/kit/log/log.ts";
import { IdentityService } from "@callboard/proto/identity/v1/service_pb.ts";
import { createTestKeys } from "@callboard/testkit/as-actor.ts";
import { busDatabase, serviceDatabase } from "@callboard/testkit/database.ts";
import { fake, startGrpcFake } from "@callboard/testkit/grpc-fake.ts";
import { serviceSettings } from "@callboard/testkit/service-settings.ts";
import { createSubgraphClient, type SubgraphClient } from "@callboard/testkit/subgraph-client.ts";
import { start } from "../src/start.ts";

/** Signs the events that a test sends. */
export const SECRET = "whsec_a_secret_for_the_test";

/** Billing with its sandbox, on its own databases. */
export interface StartedBilling {
  readonly httpUrl: string;
  readonly databaseUrl: string;
  readonly execute: SubgraphClient;
  /** Members as identity knows them; tests write to it. */
  readonly members: Map<string, { registered: boolean; suspended: boolean }>;
  /** Export parts that billing sent, by export. */
  readonly exported: ReadonlyMap<string, string>;
  readonly bus: EventBus;
  close(): Promise<void>;
}

export async function startBilling({ reconcileMs = 3_600_000 } = {}): Promise<StartedBilling> {
  const keys = createTestKeys("billing", "identity");
  const migrations = new URL("../migrations/", import.meta.url);
  const [database, bus] = await Promise.all([serviceDatabase("billing", migrations), busDatabase()]);
  const members: StartedBilling["members"] = new Map();
  const exported = new Map<string, string>();
  const identity = await startGrpcFake(
    keys,
    fake(IdentityService, {
      saveExportPart: async ({ exportId, content }) => {
        exported.set(exportId, content);
        return ok({});
      },
      batchGetMembers: async ({ ids }) =>
        ok({ members: ids.flatMap((id) => (members.has(id) ? [{ id, ...members.get(id) }] : [])) }),
    }),
  );
  const running = await start({
    ...serviceSettings("billing", { database, bus, keys }),
    IDENTITY_GRPC: identity.target,
    PUBLIC_URL: "https://callboard.test",
    PAYMENTS_WEBHOOK_SECRET: SECRET,
    RECONCILE_SWEEP_MS: reconcileMs,
  });
  const testBus = await openPostgresBus({ url: bus.url, name: "test", log: createLog("test", "silent") });
  return {
    exported,
    bus: testBus,
    httpUrl: running.httpUrl,
    databaseUrl: database.url,
    execute: createSubgraphClient(running.httpUrl, keys),
    members,
    async close() {
      await running.stop();
      await testBus.close();
      await identity.close();
      await Promise.all([database.drop(), bus.drop()]);
    },
  };
}
