import type { FastifyInstance } from "fastify";
import type { Kysely } from "kysely";
import { createLoader } from "@callboard/graphql/loaders.ts";
import { LIMITS } from "@callboard/catalog/limits.ts";
import { newId } from "@callboard/kit/ids.ts";
import type { Log } from "@callboard/kit/log/log.ts";
import { outsideTransactions } from "@callboard/kit/postgres/transaction-scope.ts";
import { IdentityService } from "@callboard/proto/identity/v1/service_pb.ts";
import { openRuntime, type RunningService } from "@callboard/runtime/runtime.ts";
import { createEffects } from "#adapters/events/handlers.ts";
import { createResolvers } from "#adapters/graphql/resolvers.ts";
import type { Context } from "#adapters/graphql/context.ts";
import { createBillingServer } from "#adapters/grpc/billing-server.ts";
import { startSandboxDelivery } from "#adapters/payments/sandbox-delivery.ts";
import { registerSandboxPages } from "#adapters/payments/sandbox-pages.ts";
import { createSandbox } from "#adapters/payments/sandbox.ts";
import { createStripePayments } from "#adapters/payments/stripe.ts";
import { registerWebhook } from "#adapters/payments/webhook-route.ts";
import { purgeBilling } from "#adapters/store/purge.ts";
import { createReads } from "#adapters/store/reads.ts";
import { createTransaction } from "@callboard/kit/postgres/transaction.ts";
import { unitOf } from "#adapters/store/unit-of-work.ts";
import type { Tables } from "#adapters/store/tables.ts";
import { createIdentity } from "#adapters/upstreams/identity.ts";
import { warnThrottled } from "@callboard/kit/log/warn-throttled.ts";
import { startSweep } from "@callboard/runtime/sweep.ts";
import { endSuperseded } from "#app/end-superseded.ts";
import { endGraces, reconcile } from "#app/reconcile.ts";
import type { Deps, Payments } from "#app/ports.ts";
import type { Config } from "#config.ts";

const CHECKOUT_QUOTA = { limit: "CHECKOUTS_PER_HOUR", max: LIMITS.checkoutsPerHour, seconds: 3_600 } as const;

/** Starts billing: plans, checkouts, brand codes, and the webhook, which alone records payments. */
export async function start(config: Config): Promise<RunningService> {
  const runtime = await openRuntime<Tables>({
    name: "billing",
    config,
    migrations: new URL("../migrations/", import.meta.url),
  });
  const { db, log } = runtime;
  const provider = openProvider(config, db, log);
  const { payments } = provider;
  const deps: Deps = {
    reads: createReads(db),
    transaction: createTransaction(db, unitOf),
    payments,
    upstreams: createIdentity(runtime.client(IdentityService, config.IDENTITY_GRPC)),
    checkoutQuota: runtime.quota(CHECKOUT_QUOTA),
    log,
    now: () => new Date(),
    newId,
  };

  const sweep = startSweep(
    config.RECONCILE_SWEEP_MS,
    async () => {
      await endGraces(deps);
      await reconcile(deps);
      await endSuperseded(deps);
    },
    (error) =>
      warnThrottled(log, { event: "reconcile_failed", err: error }, "subscriptions were not compared"),
  );
  const running = await runtime.serve<Pick<Context, "subscribers">>({
    subgraph: {
      schema: new URL("../schema.graphql", import.meta.url),
      resolvers: createResolvers(deps),
      context: () => ({ subscribers: createLoader((ids) => deps.reads.subscribers(ids)) }),
    },
    grpc: [createBillingServer(deps)],
    effects: createEffects(deps, db),
    purge: () => purgeBilling(db),
    onStop: () => sweep.stop(),
    async routes(app) {
      await registerWebhook(app, deps, config.PAYMENTS_WEBHOOK_SECRET);
      await provider.routes(app);
    },
  });
  provider.listening(`${running.httpUrl}/api/billing/webhook`);
  return running;
}

interface Provider {
  readonly payments: Payments;
  /** Registers pages of the provider that are served here. */
  routes(app: FastifyInstance): Promise<void>;
  /** Called with the URL that accepts events. */
  listening(webhookUrl: string): void;
}

/**
 * Opens Stripe if a key is set, otherwise the sandbox, which serves its own pages and delivers its own events. Calls
 * to either inside a transaction throw.
 */
export function openProvider(config: Config, db: Kysely<Tables>, log: Log): Provider {
  const provider = openEngine(config, db, log);
  return { ...provider, payments: outsideTransactions("payments", provider.payments) };
}

function openEngine(config: Config, db: Kysely<Tables>, log: Log): Provider {
  const { STRIPE_KEY: key, STRIPE_URL: url, PUBLIC_URL: publicUrl } = config;
  if (key !== undefined) {
    const payments = createStripePayments({ key, url, publicUrl, log });
    return { payments, routes: async () => undefined, listening: () => undefined };
  }
  let webhookUrl: string | null = null;
  const secret = config.PAYMENTS_WEBHOOK_SECRET;
  const delivery = startSandboxDelivery({ db, secret, log, webhookUrl: () => webhookUrl });
  return {
    payments: createSandbox(db),
    async routes(app) {
      await registerSandboxPages(app, db);
      app.addHook("preClose", () => delivery.stop());
    },
    listening: (address) => {
      webhookUrl = address;
    },
  };
}
