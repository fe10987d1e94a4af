-- The professional profile that a member, a linked agent or an admin wrote.
create table profile (
  user_id uuid primary key,
  version integer not null,
  height_range text,
  eye_color text,
  age_range text,
  ethnicity text,
  show_ethnicity boolean not null default false,
  gender text,
  primary_language text,
  secondary_language text,
  third_language text,
  natural_hair_color text,
  current_hair_color text,
  travel_preference text,
  location_city text check (char_length(location_city) <= 120),
  location_state text,
  skills text[] not null default '{}' check (cardinality(skills) <= 60),
  unions text[] not null default '{}' check (cardinality(unions) <= 19)
);

-- What the search and the views need of a member: a copy that follows identity's events. revision is the version of
-- the search document: it rises whenever the member or the profile changes.
create table member (
  id uuid primary key,
  version bigint not null,
  revision bigint not null,
  first_name text not null,
  last_name text not null,
  bio text not null,
  roles text[] not null,
  agent_ids uuid[] not null,
  registered boolean not null,
  suspended boolean not null,
  minor boolean not null
);
