import type { Kysely, Selectable, Transaction } from "kysely";
import { PLANS, type Frequency, type Plan } from "#domain/plans.ts";
import type { Tables } from "#adapters/store/tables.ts";
import {
  invoiceEvent,
  subscriptionEvent,
  type ProviderEvent,
  type SandboxSubscription,
} from "./sandbox-events.ts";

/** Queues events for delivery, in the transaction of what they tell. */
export async function queueEvents(tx: Transaction<Tables>, events: readonly ProviderEvent[]): Promise<void> {
  const rows = events.map((event) => ({
    event_id: event.id,
    payload: JSON.stringify(event),
    delivered_at: null,
  }));
  await tx.insertInto("sandbox_delivery").values(rows).execute();
}

function toRow(subscription: SandboxSubscription): Tables["sandbox_subscription"] {
  const { plan, frequency } = subscription;
  return {
    subscription_id: subscription.subscriptionId,
    customer_id: subscription.customerId,
    plan: plan.key,
    billing_frequency: frequency,
    amount_cents: plan.cents[frequency],
    currency: subscription.currency,
    status: subscription.status,
    trial_ends_at: subscription.trialEndsAt,
    period_began_at: subscription.periodBeganAt,
    period_ends_at: subscription.periodEndsAt,
    cancel_at_period_end: subscription.cancelAtPeriodEnd,
  };
}

function fromRow(row: Selectable<Tables["sandbox_subscription"]>): SandboxSubscription {
  const plan = PLANS.find(({ key }) => key === row.plan);
  if (!plan) throw new Error(`The price list has no plan ${row.plan} any more.`);
  return {
    subscriptionId: row.subscription_id,
    customerId: row.customer_id,
    plan,
    frequency: row.billing_frequency as Frequency,
    currency: row.currency,
    status: row.status,
    trialEndsAt: row.trial_ends_at,
    periodBeganAt: row.period_began_at,
    periodEndsAt: row.period_ends_at,
    cancelAtPeriodEnd: row.cancel_at_period_end,
  };
}

/** Remembers a new subscription. */
export async function insertSubscription(
  tx: Transaction<Tables>,
  subscription: SandboxSubscription,
): Promise<void> {
  await tx.insertInto("sandbox_subscription").values(toRow(subscription)).execute();
}

/** The customer's newest subscription; null when there was none. */
export async function newestSubscription(
  db: Kysely<Tables>,
  customerId: string,
): Promise<SandboxSubscription | null> {
  const row = await db
    .selectFrom("sandbox_subscription")
    .selectAll()
    .where("customer_id", "=", customerId)
    .orderBy("period_began_at", "desc")
    .limit(1)
    .executeTakeFirst();
  return row ? fromRow(row) : null;
}

/** Changes a subscription and tells it; null, and nothing done, when there is none of this id. */
async function change(
  db: Kysely<Tables>,
  subscriptionId: string,
  next: (before: SandboxSubscription) => { after: SandboxSubscription; invoiceCents: number | null },
): Promise<SandboxSubscription | null> {
  return db.transaction().execute(async (tx) => {
    const query = tx.selectFrom("sandbox_subscription").selectAll();
    const row = await query.where("subscription_id", "=", subscriptionId).forUpdate().executeTakeFirst();
    if (!row) return null;
    const { after, invoiceCents } = next(fromRow(row));
    const now = new Date();
    await tx
      .updateTable("sandbox_subscription")
      .set(toRow(after))
      .where("subscription_id", "=", subscriptionId)
      .execute();
    const invoices = invoiceCents === null ? [] : [invoiceEvent(after, invoiceCents, now)];
    await queueEvents(tx, [subscriptionEvent("updated", after, now), ...invoices]);
    return after;
  });
}

/** Ends a subscription with its period, or takes that back. */
export function endWithPeriod(
  db: Kysely<Tables>,
  subscriptionId: string,
  cancelAtPeriodEnd: boolean,
): Promise<SandboxSubscription | null> {
  return change(db, subscriptionId, (before) => ({
    after: { ...before, cancelAtPeriodEnd },
    invoiceCents: null,
  }));
}

/** Moves to another plan at once and charges the difference for what is left of the period; a trial stays free. */
export function movePlan(
  db: Kysely<Tables>,
  subscriptionId: string,
  { plan, frequency }: { readonly plan: Plan; readonly frequency: Frequency },
): Promise<SandboxSubscription | null> {
  return change(db, subscriptionId, (before) => {
    if (before.plan.key === plan.key && before.frequency === frequency)
      return { after: before, invoiceCents: null };
    const whole = before.periodEndsAt.getTime() - before.periodBeganAt.getTime();
    const left = Math.max(0, before.periodEndsAt.getTime() - Date.now()) / whole;
    const difference = plan.cents[frequency] - before.plan.cents[before.frequency];
    const invoiceCents = before.status === "trialing" ? 0 : Math.round(difference * left);
    return { after: { ...before, plan, frequency }, invoiceCents };
  });
}
