-- Tables of the embedded identity provider. Every statement may run again on an older data folder.
create extension if not exists citext;

create table if not exists account (
  id uuid primary key default uuidv7(),
  email citext not null unique,
  phone text unique,
  password_hash text,
  first_name text not null default '',
  last_name text not null default '',
  email_verified boolean not null default false,
  enabled boolean not null default true,
  roles text[] not null default '{}',
  signed_out_at timestamptz,
  created_at timestamptz not null default now()
);

-- One row per change of an account: what the identity service polls.
create table if not exists account_change (
  position bigint generated always as identity primary key,
  account_id uuid not null references account (id) on delete cascade,
  changed_at timestamptz not null default now()
);

-- A six-digit code that waits in one interaction. account_id is null when the address is already someone's:
-- the page then behaves the same, and no code is ever right. The registration is applied only with the code,
-- so that nobody can slip a password under an address that another person is just proving.
create table if not exists verification (
  interaction_uid text primary key,
  email citext not null,
  account_id uuid references account (id) on delete cascade,
  password_hash text,
  first_name text,
  last_name text,
  code_hash text not null,
  tries int not null default 0,
  sent_at timestamptz not null default now(),
  expires_at timestamptz not null
);

-- Presumed failures of sign-in, codes and mails sent: counted per subject and per client address.
create table if not exists attempt (
  id bigint generated always as identity primary key,
  kind text not null,
  subject text not null,
  address text not null,
  at timestamptz not null default now()
);
create index if not exists attempt_subject on attempt (kind, subject, at);
create index if not exists attempt_address on attempt (kind, address, at);

create table if not exists oidc_payload (
  model text not null,
  id text not null,
  payload jsonb not null,
  grant_id text,
  uid text,
  user_code text,
  consumed_at timestamptz,
  expires_at timestamptz,
  primary key (model, id)
);
create index if not exists oidc_payload_grant on oidc_payload (grant_id) where grant_id is not null;
create unique index if not exists oidc_payload_uid on oidc_payload (model, uid) where uid is not null;
create index if not exists oidc_payload_expiry on oidc_payload (expires_at);
create index if not exists oidc_payload_account on oidc_payload ((payload ->> 'accountId'));
