import { PLANS, type Frequency } from "@callboard/billing/domain/plans.ts";
import { SUBSCRIPTION_STATUSES, type SubscriptionStatus } from "@callboard/catalog/states.ts";
import { daysFrom } from "./chance.ts";
import { DEMO_ADDRESSES, type Member } from "./people.ts";

export interface DemoSubscription {
  readonly userId: string;
  readonly customerId: string;
  readonly subscriptionId: string;
  readonly plan: string;
  readonly frequency: Frequency;
  readonly cents: number;
  readonly status: SubscriptionStatus;
  readonly began: Date;
  readonly ends: Date;
  readonly cancelAtPeriodEnd: boolean;
  readonly invoices: readonly {
    readonly number: string;
    readonly cents: number;
    readonly status: string;
    readonly at: Date;
  }[];
}

/** One member in this many has or had a paid subscription. */
const ONE_IN = 40;
/** Distribution of states: most subscriptions are active. */
const STATUSES: readonly SubscriptionStatus[] = [
  "active",
  "active",
  "active",
  "trialing",
  ...SUBSCRIPTION_STATUSES,
];

/**
 * Subscriptions in every state of the provider, with their invoices. The demo agent's is active; the other demo
 * members have none yet.
 */
export function makeSubscriptions(members: readonly Member[], now: Date): readonly DemoSubscription[] {
  const payers = members.filter(
    ({ demo, role, email }, place) =>
      email === DEMO_ADDRESSES.agent || (!demo && role !== "Admin" && place % ONE_IN === 0),
  );
  return payers.map((member, place) => subscriptionOf(member, place, now));
}

function subscriptionOf({ id: userId, role, demo }: Member, place: number, now: Date): DemoSubscription {
  const plan = PLANS.find((one) => one.role === role);
  if (!plan) throw new Error(`There is no plan for ${role}.`);
  const status = demo ? "active" : (STATUSES[place % STATUSES.length] ?? "active");
  const frequency: Frequency = place % 3 === 1 ? "Yearly" : "Monthly";
  const bare = userId.replaceAll("-", "");
  const began = daysFrom(now, -(place % 25) - 1);
  const ends = daysFrom(began, frequency === "Yearly" ? 365 : 30);
  const cents = plan.cents[frequency];
  const paid = status === "trialing" || status === "incomplete" || status === "incomplete_expired" ? 0 : 3;
  const invoices = Array.from({ length: paid }, (_, back) => ({
    number: `CB-${bare.slice(-8).toUpperCase()}-${String(paid - back).padStart(4, "0")}`,
    cents,
    status: back === 0 && (status === "past_due" || status === "unpaid") ? "open" : "paid",
    at: daysFrom(began, -back * (frequency === "Yearly" ? 365 : 30)),
  }));
  return {
    userId,
    customerId: `cus_test_${bare}`,
    subscriptionId: `sub_test_${bare}`,
    plan: plan.key,
    frequency,
    cents,
    status,
    began,
    ends,
    cancelAtPeriodEnd: !demo && status === "active" && place % 4 === 0,
    invoices,
  };
}
