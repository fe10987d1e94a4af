-- Since when a position takes nobody any more, and as what it ended: Filled or Closed. Whoever is still open is passed
-- on a day later. Positions that ended before casting kept this are not answered.
alter table position
  add column ended_at timestamptz,
  add column ended_as text,
  add column automatic_answers boolean not null default true;
update position set ended_at = now(), ended_as = status, automatic_answers = false where status in ('Filled', 'Closed');
alter table project add column automatic_answers boolean not null default true;
create index position_ended on position (ended_at, id) where ended_at is not null;
create index submission_open on submission (position_id, id)
  where status not in ('Offered', 'Booked', 'NotBooked', 'Released', 'Withdrawn');
