-- Codes that prove the address of somebody who wants an account. An address that has one gets a row as well, whose code is never
-- right, so that the two cannot be told apart. Names and password are not stored: they come again with the code.
create table registration_code (
  email citext primary key,
  known boolean not null,
  code_hash text not null,
  tries integer not null default 0,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  sent_count integer not null,
  counted_since timestamptz not null
);
create index registration_code_age on registration_code (sent_at);
