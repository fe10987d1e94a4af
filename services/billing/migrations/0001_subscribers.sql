-- What a member pays for. Plan, status and dates are written by verified events of the payment provider alone.
create table subscriber (
  user_id uuid primary key,
  customer_id text unique,
  plan text not null default 'Free',
  billing_frequency text check (billing_frequency in ('Monthly', 'Yearly')),
  subscription_id text unique,
  status text check (status in ('incomplete', 'incomplete_expired', 'trialing', 'active', 'past_due', 'unpaid', 'paused', 'canceled')),
  status_since timestamptz,
  trial_ends_at timestamptz,
  current_period_end timestamptz,
  cancel_at_period_end boolean not null default false,
  trial_used boolean not null default false,
  last_event_at timestamptz,
  brand_code text unique check (brand_code ~ '^[A-Z0-9]{4,16}$'),
  brand_code_changed_at timestamptz,
  referred_by uuid,
  referred_by_code text,
  version int not null default 0,
  check (referred_by <> user_id)
);

create table checkout (
  session_id text primary key,
  user_id uuid not null references subscriber (user_id),
  plan text not null,
  billing_frequency text not null,
  url text not null,
  created_at timestamptz not null default now(),
  completed_at timestamptz
);
create index checkout_open on checkout (user_id, created_at) where completed_at is null;

create table invoice (
  number text primary key,
  user_id uuid not null references subscriber (user_id),
  amount_cents bigint not null,
  currency text not null,
  status text not null,
  created_at timestamptz not null
);
create index invoice_list on invoice (user_id, created_at desc);

-- Event ids of the provider, unique for ever: an event counts once.
create table webhook_event (
  id text primary key,
  type text not null,
  created_at timestamptz not null,
  received_at timestamptz not null default now()
);

-- The payment sandbox's own memory, as a payment provider would have it.
create table sandbox_checkout (
  session_id text primary key,
  customer_id text not null,
  user_id uuid not null,
  plan text not null,
  billing_frequency text not null,
  amount_cents bigint not null,
  currency text not null,
  trial_days int not null,
  completed_at timestamptz,
  created_at timestamptz not null default now()
);
create table sandbox_delivery (
  event_id text primary key,
  payload text not null,
  tries int not null default 0,
  next_try_at timestamptz not null default now(),
  delivered_at timestamptz
);
create index sandbox_waiting on sandbox_delivery (next_try_at) where delivered_at is null;
