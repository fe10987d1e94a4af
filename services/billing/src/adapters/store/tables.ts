import type { Generated } from "kysely";

export interface SubscriberTable {
  user_id: string;
  customer_id: string | null;
  plan: string;
  billing_frequency: string | null;
  subscription_id: string | null;
  status: string | null;
  status_since: Date | null;
  trial_ends_at: Date | null;
  current_period_end: Date | null;
  cancel_at_period_end: boolean;
  ends_at: Date | null;
  trial_used: boolean;
  last_event_at: Date | null;
  brand_code: string | null;
  brand_code_changed_at: Date | null;
  referred_by: string | null;
  referred_by_code: string | null;
  announced_plan: string | null;
  version: number;
}

export interface Tables {
  subscriber: SubscriberTable;
  checkout: {
    session_id: string;
    user_id: string;
    plan: string;
    billing_frequency: string;
    url: string;
    created_at: Generated<Date>;
    completed_at: Date | null;
    superseded_at: Date | null;
    referred_by: string | null;
    referred_by_code: string | null;
  };
  invoice: {
    number: string;
    user_id: string;
    amount_cents: number;
    currency: string;
    status: string;
    created_at: Date;
  };
  webhook_event: { id: string; type: string; created_at: Date; received_at: Generated<Date> };
  sandbox_checkout: {
    session_id: string;
    order_key: string | null;
    customer_id: string;
    user_id: string;
    plan: string;
    billing_frequency: string;
    amount_cents: number;
    currency: string;
    trial_days: number;
    completed_at: Date | null;
    expired_at: Date | null;
    created_at: Generated<Date>;
  };
  sandbox_subscription: {
    subscription_id: string;
    customer_id: string;
    plan: string;
    billing_frequency: string;
    amount_cents: number;
    currency: string;
    status: string;
    trial_ends_at: Date | null;
    period_began_at: Date;
    period_ends_at: Date;
    cancel_at_period_end: boolean;
    cancel_at: Date | null;
  };
  sandbox_portal: { session_id: string; customer_id: string; created_at: Generated<Date> };
  sandbox_delivery: {
    event_id: string;
    payload: string;
    tries: Generated<number>;
    next_try_at: Generated<Date>;
    delivered_at: Date | null;
  };
}
