-- Avails, first refusals, holds and offers. A submission has at most one that stands; the others are its past.
create table request (
  id uuid primary key,
  submission_id uuid not null references submission (id),
  user_id uuid not null,
  company_id uuid not null,
  kind text not null check (kind in ('Avail', 'FirstRefusal', 'Hold', 'Offer')),
  status text not null check (status in
    ('Open', 'Free', 'Conditional', 'Accepted', 'NotFree', 'Declined', 'Expired', 'Released', 'Replaced')),
  -- Empty means the dates of the breakdown.
  dates date[] not null,
  fee_cents bigint,
  currency text,
  terms text,
  message text,
  expires_at timestamptz not null,
  created_by uuid not null,
  created_at timestamptz not null,
  answer text,
  answered_at timestamptz,
  version bigint not null
);
create index request_of_submission on request (submission_id, created_at desc);
create index request_expiring on request (expires_at, id) where status = 'Open';

-- The days that a request holds, as long as it stands: a person's rank on a day is the order of asking.
create table request_day (
  request_id uuid not null references request (id),
  user_id uuid not null,
  day date not null,
  asked_at timestamptz not null,
  primary key (request_id, day)
);
create index request_day_of_person on request_day (user_id, day, asked_at, request_id);

alter table submission add column request_id uuid;
