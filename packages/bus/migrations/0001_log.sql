-- The log of all events. Publishers hold one advisory lock, so positions become visible in order.
create table message (
  position bigint generated always as identity primary key,
  id uuid not null unique,
  subject text not null,
  occurred_at timestamptz not null,
  actor_id text,
  aggregate_id text not null,
  version bigint not null,
  traceparent text not null,
  payload bytea not null,
  published_at timestamptz not null default now()
);
create index message_published on message (published_at);

-- How far each durable consumer has come; attempts counts the tries of the message after the cursor.
create table consumer (
  name text primary key,
  position bigint not null default 0,
  attempts integer not null default 0
);

-- Messages that a consumer could not handle in its bounded tries.
create table dead_letter (
  consumer text not null,
  position bigint not null,
  id uuid not null,
  reason text not null,
  died_at timestamptz not null default now(),
  replay_requested_at timestamptz,
  primary key (consumer, id)
);
create index dead_letter_replay on dead_letter (consumer) where replay_requested_at is not null;
