import { free, type AdditionCase } from "../../addition-case.ts";
import type { ActorName } from "../../contract.ts";
import type { Making, Target } from "../../mutation-case.ts";

const PLANS: Readonly<Partial<Record<ActorName, string>>> = {
  talentOther: "Talent Pro",
  talentSelf: "Talent Pro",
  agentLinked: "Agency",
  agentOther: "Agency",
  agentFormer: "Agency",
};

/** Only T1 pays; the matrix's provider does not know T1 beforehand. */
const OF_SUBSCRIBERS = {
  service: "billing",
  ok: ["talentSelf"],
  others: "CONFLICT:NOT_SUBSCRIBED",
  events: [],
  async make({ world }: Making): Promise<Target> {
    await world.databases.query(
      "billing",
      `insert into sandbox_subscription (subscription_id, customer_id, plan, billing_frequency, amount_cents, currency,
         status, period_began_at, period_ends_at)
       values ('sub_matrix1234', 'cus_matrix1234', 'Talent Pro', 'Monthly', 900, 'USD', 'active', now(), now() + interval '30 days')
       on conflict do nothing`,
    );
    return { variables: {}, rows: [] };
  },
} as const;

export const BILLING_ADDITIONS: Readonly<Record<string, AdditionCase>> = {
  billingOverview: {
    service: "billing",
    query: "{ billingOverview { Plan } }",
    events: [],
    make: () => free({}),
  },
  createCheckout: {
    service: "billing",
    query: "mutation($c: CheckoutInput!) { createCheckout(checkout: $c) { SessionId } }",
    // T1 already pays; there is no plan for admins.
    apart: { talentSelf: "CONFLICT:ALREADY_SUBSCRIBED", admin: "VALIDATION" },
    events: [],
    make: (_making, actor) => free({ c: { Plan: PLANS[actor] ?? "Studio", BillingFrequency: "Monthly" } }),
  },
  getInvoices: { service: "billing", query: "{ getInvoices { Total } }", events: [], make: () => free({}) },
  openBillingPortal: { ...OF_SUBSCRIBERS, query: "mutation { openBillingPortal { Url } }" },
  cancelSubscription: {
    ...OF_SUBSCRIBERS,
    query: "mutation { cancelSubscription { Plan } }",
    reported: "subscription.changed",
  },
  // Follows the cancellation's cell, so that there is something to resume.
  resumeSubscription: {
    ...OF_SUBSCRIBERS,
    query: "mutation { resumeSubscription { Plan } }",
    reported: "subscription.changed",
  },
};
