-- Of how few places of a slot those invited were last told, where 0016 noted only whether there were none. The version
-- before keeps is_full alone: while it runs, one message comes late or twice.
alter table slot add column told_left smallint;
update slot set told_left = few.places
from (
  select id, greatest(0, capacity - taken - (select count(*) from slot_waiting where slot_id = slot.id)) as places
  from slot
) as few
where few.id = slot.id and few.places <= 3;
