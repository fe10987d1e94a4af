import type { Kysely, Selectable, Transaction } from "kysely";
import { PLANS, type Frequency } from "#domain/plans.ts";
import type { Tables } from "#adapters/store/tables.ts";
import { subscriptionEvent, type ProviderEvent, type SandboxSubscription } from "./sandbox-events.ts";

/** Subscriptions that are read of one customer. */
const MAX_SUBSCRIPTIONS = 20;

/** Queues events for delivery, in the transaction of the change that they report. */
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
    cancel_at: subscription.cancelAt,
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
    cancelAt: row.cancel_at,
  };
}

/** Stores a new subscription. */
export async function insertSubscription(
  tx: Transaction<Tables>,
  subscription: SandboxSubscription,
): Promise<void> {
  await tx.insertInto("sandbox_subscription").values(toRow(subscription)).execute();
}

/** A customer's subscriptions, newest first. */
export async function subscriptionsOf(
  db: Kysely<Tables>,
  customerId: string,
): Promise<readonly SandboxSubscription[]> {
  const rows = await db
    .selectFrom("sandbox_subscription")
    .selectAll()
    .where("customer_id", "=", customerId)
    .orderBy("period_began_at", "desc")
    .limit(MAX_SUBSCRIPTIONS)
    .execute();
  return rows.map(fromRow);
}

/** The customer's newest subscription that has not ended, otherwise the newest; null if there never was one. */
export async function newestSubscription(
  db: Kysely<Tables>,
  customerId: string,
): Promise<SandboxSubscription | null> {
  const all = await subscriptionsOf(db, customerId);
  return all.find(({ status }) => status !== "canceled") ?? all[0] ?? null;
}

/** Ends a subscription at once; one that has ended, or is unknown, stays as it is. */
export async function endAtOnce(db: Kysely<Tables>, subscriptionId: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const row = await tx
      .updateTable("sandbox_subscription")
      .set({ status: "canceled" })
      .where("subscription_id", "=", subscriptionId)
      .where("status", "!=", "canceled")
      .returningAll()
      .executeTakeFirst();
    if (row) await queueEvents(tx, [subscriptionEvent("deleted", fromRow(row), new Date())]);
  });
}

type Ending = Pick<Tables["sandbox_subscription"], "cancel_at_period_end" | "cancel_at">;

/**
 * Ends a subscription at the end of its period, or undoes whatever ends it; null, changing nothing, if there is none
 * with this id.
 */
export const endWithPeriod = (
  db: Kysely<Tables>,
  subscriptionId: string,
  ends: boolean,
): Promise<SandboxSubscription | null> =>
  changeEnding(db, subscriptionId, { cancel_at_period_end: ends, cancel_at: null });

/** Ends a subscription as Stripe's portal does for flexible billing: on the date on which its period ends. */
export const cancelOnPortal = (
  db: Kysely<Tables>,
  { subscriptionId, periodEndsAt }: SandboxSubscription,
): Promise<SandboxSubscription | null> =>
  changeEnding(db, subscriptionId, { cancel_at_period_end: false, cancel_at: periodEndsAt });

async function changeEnding(
  db: Kysely<Tables>,
  subscriptionId: string,
  ending: Ending,
): Promise<SandboxSubscription | null> {
  return db.transaction().execute(async (tx) => {
    const row = await tx
      .updateTable("sandbox_subscription")
      .set(ending)
      .where("subscription_id", "=", subscriptionId)
      .returningAll()
      .executeTakeFirst();
    if (!row) return null;
    const after = fromRow(row);
    await queueEvents(tx, [subscriptionEvent("updated", after, new Date())]);
    return after;
  });
}

/** Ends a customer's subscriptions and deletes everything about the customer. */
export async function forgetCustomer(db: Kysely<Tables>, customerId: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await tx.deleteFrom("sandbox_subscription").where("customer_id", "=", customerId).execute();
    await tx.deleteFrom("sandbox_checkout").where("customer_id", "=", customerId).execute();
    await tx.deleteFrom("sandbox_portal").where("customer_id", "=", customerId).execute();
  });
}
