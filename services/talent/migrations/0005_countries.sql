-- The country a talent works from, beside the city; the state is only of the United States.
alter table profile add column location_country text check (location_country ~ '^[A-Z]{2}$');
