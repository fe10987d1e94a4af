import { createHttpServer } from "@callboard/kit/http/http-server.ts";
import { createLog } from "@callboard/kit/log/log.ts";
import { openDatabase } from "@callboard/kit/postgres/pool.ts";
import { inTransaction } from "@callboard/kit/postgres/transaction.ts";
import { createTestKeys } from "@callboard/testkit/as-actor.ts";
import { serviceDatabase, type TestDatabase } from "@callboard/testkit/database.ts";
import { serviceSettings } from "@callboard/testkit/service-settings.ts";
import type { Tables } from "../src/adapters/store/tables.ts";
import { openProvider } from "../src/start.ts";
import { SECRET } from "./started-billing.ts";

const log = createLog("test", "silent");
let database: TestDatabase;
beforeAll(async () => {
  database = await serviceDatabase("billing", new URL("../migrations/", import.meta.url));
});
afterAll(() => database.drop());

test.each([
  ["Stripe", { STRIPE_KEY: "sk_test_1", STRIPE_URL: "http://127.0.0.1:1" }],
  ["the sandbox", {}],
])("%s is not called inside a transaction", async (_name, engine) => {
  const { db, close } = openDatabase<Tables>({ url: database.url, name: "test", log });
  const keys = createTestKeys("billing");
  const settings = serviceSettings("billing", { database, bus: database, keys });
  const config = {
    ...settings,
    ...engine,
    IDENTITY_GRPC: "127.0.0.1:9",
    PUBLIC_URL: "https://callboard.test",
    RECONCILE_SWEEP_MS: 3_600_000,
    PAYMENTS_WEBHOOK_SECRET: SECRET,
  };
  const provider = openProvider(config, db, log);
  const app = createHttpServer(log);
  await provider.routes(app);
  const inside = inTransaction(db, () => provider.payments.customerFor("member"));
  await expect(inside).rejects.toThrow("payments.customerFor was called inside a database transaction");
  await app.close();
  await close();
});
