-- The secret address of a member's calendar: its hash alone, so that nobody can read the address here.
create table calendar_feed (
  user_id uuid primary key,
  secret_hash bytea not null unique,
  created_at timestamptz not null
);
create index submission_of_slot on submission (slot_id) where slot_id is not null;
