-- Whether nobody outside the line could have a place of a slot when those invited were last told, and how often they were
-- told. The version before keeps neither: while it runs, one message comes late.
alter table slot add column is_full boolean not null default false;
alter table slot add column full_version integer not null default 0;
update slot set is_full = true
where taken + (select count(*) from slot_waiting where slot_id = slot.id) >= capacity;
