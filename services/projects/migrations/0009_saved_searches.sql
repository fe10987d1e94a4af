-- What people look for again and again. Which of them a project fits is the searches' to say: see packages/search.
create table saved_search (
  id uuid primary key,
  user_id uuid not null,
  name text not null check (char_length(name) between 1 and 120),
  criteria json not null,
  alert text not null check (alert in ('Now', 'Daily', 'Never')),
  created_at timestamptz not null,
  version integer not null,
  removed_at timestamptz
);
create index saved_search_user on saved_search (user_id, id) where removed_at is null;

-- What somebody was told of already: a project that is approved again is no news.
create table saved_search_match (
  search_id uuid not null references saved_search on delete cascade,
  project_id uuid not null references project on delete cascade,
  matched_at timestamptz not null,
  primary key (search_id, project_id)
);
create index saved_search_match_project on saved_search_match (project_id);
