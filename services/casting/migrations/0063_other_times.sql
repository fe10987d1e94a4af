-- Which times the talent side wants instead of the one that was offered, and in what words; it counts while the invitation
-- is ChangeRequested.
create table other_time (
  submission_id uuid primary key references submission (id) on delete cascade,
  slot_ids uuid[] not null,
  reason text,
  requested_at timestamptz not null
);
