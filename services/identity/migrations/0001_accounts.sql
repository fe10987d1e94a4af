create extension if not exists citext;

-- Companies and who works for them. A person works for at most one.
create table company (
  id uuid primary key,
  name text not null check (length(name) between 1 and 120),
  country text,
  email text,
  city text,
  phone text,
  ein text,
  bio text,
  capabilities text[] not null default '{}',
  created_by uuid not null,
  created_at timestamptz not null default now(),
  version bigint not null default 0
);

-- One row per member. version rises by one with every event of the member, session_version with every change of
-- what the gateway caches.
create table account (
  id uuid primary key,
  issuer text not null,
  subject text not null,
  email citext not null,
  email_verified boolean not null default false,
  first_name text not null default '',
  last_name text not null default '',
  phone_number text,
  profile_media_id uuid,
  role text check (role in ('Admin', 'Production', 'Talent', 'Agent')),
  roles text[] not null default '{}' check (roles <@ array['Admin', 'Production', 'Talent', 'Agent']),
  company_id uuid references company (id),
  bio text,
  registered boolean not null default false,
  accepted_terms_at timestamptz,
  suspended boolean not null default false,
  suspension_reason text,
  birth_year integer,
  minor boolean not null default false,
  settings jsonb not null default '{}',
  shortcuts text[],
  created_at timestamptz not null default now(),
  version bigint not null default 0,
  session_version bigint not null default 1,
  unique (issuer, subject)
);
create index account_email on account (email);
create index account_company on account (company_id) where company_id is not null;
create index account_admin on account (id) where 'Admin' = any (roles);
create index account_minor on account (birth_year) where minor;
alter table company add foreign key (created_by) references account (id);

-- The right of an agent to act for a talent.
create table agent_link (
  id uuid primary key,
  talent_id uuid not null references account (id),
  agent_id uuid not null references account (id),
  status text not null check (status in ('Invited', 'Linked', 'Ended')),
  requested_at timestamptz not null,
  accepted_at timestamptz,
  ended_at timestamptz,
  ended_by uuid references account (id),
  check (talent_id <> agent_id)
);
create unique index agent_link_live on agent_link (talent_id, agent_id) where status <> 'Ended';
create index agent_link_agent on agent_link (agent_id, status);

-- What the identity provider says of an account, also of one that has not come here yet.
create table provider_account (
  issuer text not null,
  subject text not null,
  enabled boolean not null,
  roles text[] not null,
  signed_out_at timestamptz,
  primary key (issuer, subject)
);

-- How far the provider's list of changes is read.
create table provider_cursor (issuer text primary key, cursor text not null);

-- Codes for a new password, for unknown addresses too, so that both behave alike.
create table password_reset (
  email citext primary key,
  subject text,
  code_hash text not null,
  tries integer not null default 0,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  sent_count integer not null default 1,
  counted_since timestamptz not null
);

-- Who did what, from the events of the whole product and the sensitive writes of this service.
create table audit_entry (
  id uuid primary key,
  occurred_at timestamptz not null,
  actor_id text,
  action text not null,
  aggregate_id text not null,
  details jsonb not null
);
create index audit_entry_aggregate on audit_entry (aggregate_id, occurred_at);
create index audit_entry_actor on audit_entry (actor_id, occurred_at);
