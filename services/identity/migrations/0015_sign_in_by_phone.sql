-- The number with which a member signs in, proved by a code; the one beside it is what others may read to call them.
alter table account add column sign_in_phone text;
create unique index account_sign_in_phone on account (sign_in_phone) where sign_in_phone is not null;
-- The pending code of a member, for the number that it was sent to.
create table phone_code (
  user_id uuid primary key,
  phone text not null,
  code_hash text not null,
  tries integer not null default 0,
  expires_at timestamptz not null
);
create index phone_code_age on phone_code (expires_at);
