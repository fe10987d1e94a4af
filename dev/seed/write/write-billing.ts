import type { Places } from "#dev/start/settings.ts";
import { makeSubscriptions, type DemoSubscription } from "#dev/seed/subscriptions.ts";
import type { Market } from "#dev/seed/market.ts";
import { insertRows, withDatabase, type Row } from "./rows.ts";

/** A brand code that a demo member can be referred by. */
const DEMO_BRAND_CODE = "CALLBOARD1";

/** Billing's record of every member, some of whom pay; the second talent has a brand code to try. */
export async function writeBilling(market: Market, places: Places, now: Date): Promise<void> {
  const owner = market.members[1]?.id;
  const subscriptions = makeSubscriptions(market.members, now);
  const byUser = new Map(subscriptions.map((subscription) => [subscription.userId, subscription]));
  await withDatabase(places.databaseUrl("billing"), async (client) => {
    await insertRows(
      client,
      "subscriber",
      market.members.map(({ id }) => ({
        ...subscriberRow(id, byUser.get(id)),
        brand_code: id === owner ? DEMO_BRAND_CODE : null,
      })),
    );
    await insertRows(client, "invoice", subscriptions.flatMap(invoiceRows));
    // State of the payment sandbox, so that plans can be ended and resumed there.
    await insertRows(client, "sandbox_subscription", subscriptions.map(sandboxRow));
  });
}

/** A member who has never paid. */
const FREE_ROW: Row = {
  plan: "Free",
  billing_frequency: null,
  subscription_id: null,
  status: null,
  status_since: null,
  trial_ends_at: null,
  current_period_end: null,
  cancel_at_period_end: false,
  trial_used: false,
  last_event_at: null,
  announced_plan: null,
};

function subscriberRow(userId: string, subscription: DemoSubscription | undefined): Row {
  const own = { user_id: userId, customer_id: `cus_test_${userId.replaceAll("-", "")}`, version: 0 };
  return { ...own, ...(subscription ? payingRow(subscription) : FREE_ROW) };
}

const payingRow = ({
  plan,
  frequency,
  subscriptionId,
  status,
  began,
  ends,
  cancelAtPeriodEnd,
}: DemoSubscription): Row => ({
  plan,
  billing_frequency: frequency,
  subscription_id: subscriptionId,
  status,
  status_since: began,
  trial_ends_at: status === "trialing" ? ends : null,
  current_period_end: ends,
  cancel_at_period_end: cancelAtPeriodEnd,
  trial_used: true,
  last_event_at: began,
  // The plan kept during the grace period counts as announced until the period ends.
  announced_plan: status === "past_due" ? plan : null,
});

const invoiceRows = ({ userId, invoices }: DemoSubscription): Row[] =>
  invoices.map(({ number, cents, status, at }) => ({
    number,
    user_id: userId,
    amount_cents: cents,
    currency: "USD",
    status,
    created_at: at,
  }));

const sandboxRow = (subscription: DemoSubscription): Row => ({
  subscription_id: subscription.subscriptionId,
  customer_id: subscription.customerId,
  plan: subscription.plan,
  billing_frequency: subscription.frequency,
  amount_cents: subscription.cents,
  currency: "USD",
  status: subscription.status,
  trial_ends_at: subscription.status === "trialing" ? subscription.ends : null,
  period_began_at: subscription.began,
  period_ends_at: subscription.ends,
  cancel_at_period_end: subscription.cancelAtPeriodEnd,
});
