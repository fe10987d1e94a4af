-- A place that casting offered is that person's until the invitation ends, and counts; `offered` tells it from one that
-- came free for somebody in line. Open invitations get theirs in the order in which they were sent, as far as there is room.
alter table slot_waiting add column offered boolean not null default false;
insert into slot_waiting (submission_id, slot_id, since, held, offered)
select invited.id, invited.slot_id, invited.updated_at, true, true
from (
  select submission.id, slot.id as slot_id, submission.updated_at, slot.capacity - slot.taken
    - (select count(*) from slot_waiting where slot_waiting.slot_id = slot.id) as room,
    row_number() over (partition by slot.id order by submission.updated_at, submission.id) as place
  from submission join slot on slot.id = submission.slot_id and not slot.cancelled and slot.starts_at > now()
  where submission.status = 'AuditionRequested'
    and not exists (select from slot_waiting where submission_id = submission.id)
) invited
where invited.place <= invited.room;
-- The event of the last move, so that hearing of it twice asks nobody twice; moved_at is when casting learned of it.
alter table slot add column moved_event_at timestamptz;
update slot set moved_event_at = moved_at where moved_at is not null;
