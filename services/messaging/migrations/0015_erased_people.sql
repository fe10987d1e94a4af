-- People whose account was erased: a mail that was prepared before is queued without their name.
create table erased_person (
  user_id uuid primary key,
  erased_at timestamptz not null default now()
);
