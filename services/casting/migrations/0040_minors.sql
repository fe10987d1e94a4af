-- Whether a position is for adults only, and whether a person is under 18; null until it is read from their owners.
alter table position add column adults_only boolean;
alter table person add column minor boolean;
create index position_age_unknown on position (id) where adults_only is null and not removed;
create index person_age_unknown on person (id) where minor is null;
