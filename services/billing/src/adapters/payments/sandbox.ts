import { sql, type Kysely } from "kysely";
import { notFound } from "@callboard/kit/failure.ts";
import { fail, ok } from "@callboard/kit/result.ts";
import type { Payments } from "#app/ports.ts";
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
  endWithPeriod,
  forgetCustomer,
  insertSubscription,
  newestSubscription,
  queueEvents,
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
    async openCheckout({ key, userId, customerId, plan, frequency, trialDays }) {
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
      };
      const insert = db.insertInto("sandbox_checkout").values(order);
      // The update changes nothing; it only makes the statement return the row of the first order.
      const { session_id: sessionId } = await insert
        .onConflict((known) => known.column("order_key").doUpdateSet({ order_key: key }))
        .returning("session_id")
        .executeTakeFirstOrThrow();
      return ok({ sessionId, url: `/api/billing/sandbox/${sessionId}` });
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
    async currentSubscription(customerId) {
      const newest = await newestSubscription(db, customerId);
      return ok(newest ? readSubscription(subscriptionObject(newest), new Date()) : null);
    },
    async forgetCustomer(customerId) {
      await forgetCustomer(db, customerId);
      return ok();
    },
  };
}

export interface SandboxCheckout {
  readonly plan: Plan;
  readonly frequency: Frequency;
  readonly currency: string;
  readonly trialDays: number;
  readonly completed: boolean;
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
      checkoutEvent(sessionId, bought.customerId, now),
    ]);
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
  };
}
