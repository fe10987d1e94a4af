import { sql, type Kysely } from "kysely";
import { notFound } from "@callboard/kit/failure.ts";
import { fail, ok } from "@callboard/kit/result.ts";
import type { OpenCheckout, Order, Payments } from "#app/ports.ts";
import { CURRENCY, PLANS, type Frequency, type Plan } from "#domain/plans.ts";
import type { Tables } from "#adapters/store/tables.ts";
import {
  checkoutEvent,
  invoiceEvent,
  reference,
  subscriptionEvent,
  subscriptionObject,
  type SandboxSubscription,
} from "./sandbox-events.ts";
import {
  endAtOnce,
  endWithPeriod,
  forgetCustomer,
  insertSubscription,
  queueEvents,
  subscriptionsOf,
} from "./sandbox-subscriptions.ts";
import { readSubscription } from "./webhook.ts";

const DAY_MS = 86_400_000;
const PERIOD_DAYS: Readonly<Record<Frequency, number>> = { Monthly: 30, Yearly: 365 };

/** The local payment provider: its own hosted pages, and events signed like Stripe's. */
export function createSandbox(db: Kysely<Tables>): Payments {
  return {
    async customerFor(userId) {
      return ok(`cus_test_${userId.replaceAll("-", "")}`);
    },
    openCheckout: async (order) => ok(await openSandboxCheckout(db, order)),
    async endCheckout(sessionId) {
      await expireSandboxCheckout(db, sessionId);
      return ok();
    },
    async openPortal({ customerId }) {
      const sessionId = reference("bps");
      const visit = { session_id: sessionId, customer_id: customerId };
      await db.insertInto("sandbox_portal").values(visit).execute();
      return ok(`/api/billing/sandbox/portal/${sessionId}`);
    },
    async endWithPeriod({ subscriptionId, ends }) {
      const changed = await endWithPeriod(db, subscriptionId, ends);
      return changed ? ok() : fail(notFound("subscription"));
    },
    async endAtOnce({ subscriptionId }) {
      await endAtOnce(db, subscriptionId);
      return ok();
    },
    async subscriptions(customerId) {
      const now = new Date();
      const all = await subscriptionsOf(db, customerId);
      return ok(all.flatMap((one) => readSubscription(subscriptionObject(one), now) ?? []));
    },
    async forgetCustomer(customerId) {
      await forgetCustomer(db, customerId);
      return ok();
    },
  };
}

async function openSandboxCheckout(
  db: Kysely<Tables>,
  { key, userId, customerId, plan, frequency, trialDays }: Order,
): Promise<OpenCheckout> {
  const order = {
    session_id: reference("cs"),
    order_key: key,
    customer_id: customerId,
    user_id: userId,
    plan: plan.key,
    billing_frequency: frequency,
    amount_cents: plan.cents[frequency],
    currency: CURRENCY,
    trial_days: trialDays,
    completed_at: null,
    expired_at: null,
  };
  const insert = db.insertInto("sandbox_checkout").values(order);
  // The update changes nothing; it only makes the statement return the row of the first order.
  const { session_id: sessionId } = await insert
    .onConflict((known) => known.column("order_key").doUpdateSet({ order_key: key }))
    .returning("session_id")
    .executeTakeFirstOrThrow();
  return { sessionId, url: `/api/billing/sandbox/${sessionId}` };
}

export interface SandboxCheckout {
  readonly plan: Plan;
  readonly frequency: Frequency;
  readonly currency: string;
  readonly trialDays: number;
  readonly completed: boolean;
  readonly expired: boolean;
}

/** What the hosted page shows; null for an unknown session. */
export async function readSandboxCheckout(
  db: Kysely<Tables>,
  sessionId: string,
): Promise<SandboxCheckout | null> {
  const query = db.selectFrom("sandbox_checkout").selectAll().where("session_id", "=", sessionId);
  const row = await query.executeTakeFirst();
  const plan = PLANS.find(({ key }) => key === row?.plan);
  if (!row || !plan) return null;
  return {
    plan,
    frequency: row.billing_frequency as Frequency,
    currency: row.currency,
    trialDays: row.trial_days,
    completed: row.completed_at !== null,
    expired: row.expired_at !== null,
  };
}

/** Completes a checkout once, and queues the events that a provider would send. */
export async function completeSandboxCheckout(db: Kysely<Tables>, sessionId: string): Promise<void> {
  const checkout = await readSandboxCheckout(db, sessionId);
  if (!checkout) return;
  await db.transaction().execute(async (tx) => {
    const row = await tx
      .updateTable("sandbox_checkout")
      .set({ completed_at: sql<Date>`now()` })
      .where("session_id", "=", sessionId)
      .where("completed_at", "is", null)
      .where("expired_at", "is", null)
      .returning("customer_id")
      .executeTakeFirst();
    if (!row) return;
    const now = new Date();
    const bought = subscriptionOf(checkout, row.customer_id, now);
    await insertSubscription(tx, bought);
    const dueCents = bought.trialEndsAt ? 0 : bought.plan.cents[bought.frequency];
    await queueEvents(tx, [
      subscriptionEvent("created", bought, now),
      invoiceEvent(bought, dueCents, now),
      checkoutEvent("completed", { sessionId, customerId: bought.customerId }, now),
    ]);
  });
}

/** Ends an open checkout; one that was completed stays so. */
async function expireSandboxCheckout(db: Kysely<Tables>, sessionId: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const row = await tx
      .updateTable("sandbox_checkout")
      .set({ expired_at: sql<Date>`now()` })
      .where("session_id", "=", sessionId)
      .where("completed_at", "is", null)
      .where("expired_at", "is", null)
      .returning("customer_id")
      .executeTakeFirst();
    if (!row) return;
    const ended = { sessionId, customerId: row.customer_id };
    await queueEvents(tx, [checkoutEvent("expired", ended, new Date())]);
  });
}

function subscriptionOf(
  { plan, frequency, currency, trialDays }: SandboxCheckout,
  customerId: string,
  now: Date,
): SandboxSubscription {
  const days = trialDays > 0 ? trialDays : PERIOD_DAYS[frequency];
  const periodEndsAt = new Date(now.getTime() + days * DAY_MS);
  return {
    subscriptionId: reference("sub"),
    customerId,
    plan,
    frequency,
    currency,
    status: trialDays > 0 ? "trialing" : "active",
    trialEndsAt: trialDays > 0 ? periodEndsAt : null,
    periodBeganAt: now,
    periodEndsAt,
    cancelAtPeriodEnd: false,
    cancelAt: null,
  };
}
