-- What an actor has besides the catalog: further playing ages, exact measures, languages in their own words, and what they
-- have done. has_headshot is a copy of identity's; null until the member is read again.
alter table profile
  add column other_age_ranges text[] not null default '{}' check (cardinality(other_age_ranges) <= 4),
  add column height_cm integer check (height_cm between 50 and 250),
  add column weight_kg integer check (weight_kg between 10 and 350),
  add column other_languages text[] not null default '{}' check (cardinality(other_languages) <= 12),
  add column credits jsonb not null default '[]' check (jsonb_array_length(credits) <= 200),
  add column training jsonb not null default '[]' check (jsonb_array_length(training) <= 50);
alter table member add column has_headshot boolean;
