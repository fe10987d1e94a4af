-- Which of the two is meant where clocks show a time twice on that day; null where they show it once.
alter table audition_slot add column later boolean;
-- The zone data by which coming slots were last reckoned.
create table zone_data (version text primary key, reckoned_at timestamptz not null default now());
