-- Whether a slot had no place left for those who pass by, when they were last told, and how often they were. The version
-- before keeps neither, and costs one message that comes late.
alter table slot add column is_full boolean not null default false;
alter table slot add column full_version integer not null default 0;
update slot set is_full = true
where taken + (select count(*) from slot_waiting where slot_id = slot.id) >= capacity;
