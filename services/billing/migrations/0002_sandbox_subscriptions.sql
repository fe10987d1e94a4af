-- A repeated order opens the same checkout, and the sandbox remembers what was bought, so that it can be changed.
alter table sandbox_checkout add column order_key text unique;

create table sandbox_subscription (
  subscription_id text primary key,
  customer_id text not null,
  plan text not null,
  billing_frequency text not null,
  amount_cents bigint not null,
  currency text not null,
  status text not null,
  trial_ends_at timestamptz,
  period_began_at timestamptz not null,
  period_ends_at timestamptz not null,
  cancel_at_period_end boolean not null default false
);
create index sandbox_subscription_customer on sandbox_subscription (customer_id, period_began_at desc);

-- An open portal: the way in for one customer, for a short time.
create table sandbox_portal (
  session_id text primary key,
  customer_id text not null,
  created_at timestamptz not null default now()
);
