-- What the editors put in front: editorial, for everyone, apart from the project that it may tell of.
create table feature (
  id uuid primary key,
  name text not null check (char_length(name) between 1 and 120),
  description text check (char_length(description) <= 5000),
  cover_media_id uuid,
  media_ids uuid[] not null default '{}' check (cardinality(media_ids) <= 30),
  created_by uuid not null,
  created_at timestamptz not null default now()
);
create index feature_list on feature (created_at desc, id);
