-- What casting agreed to before projects writes it: fewer people, or no position at all; fewer places, or no slot. Each
-- asker has a row of its own under its id, and withdraws no other's. A
-- consent is in force until casting knows the version that the asker writes, and at most until its end. Read models
-- can be overwritten meanwhile without losing it.
create table position_consent (
  consent_id uuid not null,
  position_id uuid not null,
  quantity integer,
  removed boolean not null default false,
  version bigint not null,
  agreed_at timestamptz not null,
  ends_at timestamptz not null,
  primary key (position_id, consent_id)
);
create table slot_consent (
  consent_id uuid not null,
  slot_id uuid not null,
  capacity integer not null,
  cancelled boolean not null,
  version bigint not null,
  agreed_at timestamptz not null,
  ends_at timestamptz not null,
  primary key (slot_id, consent_id)
);
create index position_consent_of_asker on position_consent (consent_id);
create index slot_consent_of_asker on slot_consent (consent_id);
-- When the owner was last read: submissions do without another read while it is recent.
alter table position add column read_at timestamptz;
alter table project add column read_at timestamptz;
