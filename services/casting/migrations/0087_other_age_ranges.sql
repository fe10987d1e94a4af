-- What a talent plays besides the first playing age; filled when the profile is next read.
alter table profile add column other_age_ranges text[] not null default '{}';
