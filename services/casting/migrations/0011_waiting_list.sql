-- Who waits for a place of a full slot, at most one for each submission. A place that is freed is held for the first in
-- line until the invitation that offers it ends.
create table slot_waiting (
  submission_id uuid primary key references submission (id),
  slot_id uuid not null references slot (id),
  since timestamptz not null,
  held boolean not null default false
);
create index slot_waiting_in_order on slot_waiting (slot_id, since, submission_id);
