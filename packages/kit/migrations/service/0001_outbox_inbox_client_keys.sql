-- Events on their way out: written in the transaction of their change, published by the relay in (xid, seq) order.
create table outbox (
  seq bigint generated always as identity primary key,
  xid xid8 not null default pg_current_xact_id(),
  id uuid not null unique,
  subject text not null,
  occurred_at timestamptz not null default now(),
  actor_id text,
  aggregate_id text not null,
  version bigint not null,
  traceparent text not null,
  payload bytea not null,
  published_at timestamptz
);
create index outbox_waiting on outbox (xid, seq) where published_at is null;
create index outbox_published on outbox (published_at) where published_at is not null;

-- Events that had their effect: written in the transaction of the effect.
create table inbox (
  consumer text not null,
  event_id uuid not null,
  received_at timestamptz not null default now(),
  primary key (consumer, event_id)
);
create index inbox_received on inbox (received_at);

-- Answers that are given again to the same ClientKey.
create table client_key (
  actor text not null,
  operation text not null,
  key uuid not null,
  body_hash text not null,
  answer jsonb,
  created_at timestamptz not null default now(),
  primary key (actor, operation, key)
);
create index client_key_created on client_key (created_at);
