-- When a slot was last put to another time or place: whoever has it from before is asked again.
alter table slot add column moved_at timestamptz;
create index slot_moved on slot (starts_at) where moved_at is not null;
