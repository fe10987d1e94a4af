-- Recordings of a voice. The version before takes them for reels, which the same people may hear.
alter table file add column voice boolean not null default false;
