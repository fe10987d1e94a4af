import { createLoader } from "@callboard/kit/graphql/loaders.ts";
import { openRuntime, type RunningService } from "@callboard/kit/runtime.ts";
import { onUserRegistered } from "#adapters/events/on-user-registered.ts";
import { createResolvers } from "#adapters/graphql/billing.ts";
import type { Context } from "#adapters/graphql/context.ts";
import { createBillingServer } from "#adapters/grpc/billing-server.ts";
import { startSandboxDelivery } from "#adapters/payments/sandbox-delivery.ts";
import { registerSandboxPages } from "#adapters/payments/sandbox-pages.ts";
import { createSandbox } from "#adapters/payments/sandbox.ts";
import { registerWebhook } from "#adapters/payments/webhook-route.ts";
import { openSubscribers } from "#adapters/store/subscribers.ts";
import type { Tables } from "#adapters/store/tables.ts";
import type { Deps } from "#app/ports.ts";
import type { Config } from "#config.ts";

/** Starts billing: plans, checkouts, brand codes, and the webhook that alone writes what is paid. */
export async function start(config: Config): Promise<RunningService> {
  const runtime = await openRuntime<Tables>({
    name: "billing",
    config,
    migrations: new URL("../migrations/", import.meta.url),
  });
  const { db, log } = runtime;
  const payments = createSandbox(db);
  const deps: Deps = { ...openSubscribers(db), payments, now: () => new Date() };
  const secret = config.PAYMENTS_WEBHOOK_SECRET;
  let webhookUrl: string | null = null;
  const delivery = startSandboxDelivery({ db, secret, log, webhookUrl: () => webhookUrl });

  const running = await runtime.serve<Pick<Context, "subscribers">>({
    subgraph: {
      schema: new URL("../schema.graphql", import.meta.url),
      resolvers: createResolvers(deps),
      context: () => ({ subscribers: createLoader((ids) => deps.reads.subscribers(ids)) }),
    },
    grpc: [createBillingServer(deps)],
    events: [onUserRegistered(payments)],
    async routes(app) {
      await registerWebhook(app, deps, secret);
      await registerSandboxPages(app, db);
      app.addHook("preClose", () => delivery.stop());
    },
  });
  webhookUrl = `${running.httpUrl}/api/billing/webhook`;
  return running;
}
