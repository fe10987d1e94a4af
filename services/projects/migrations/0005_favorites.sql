-- What a person keeps in view.
create table favorite (
  user_id uuid not null,
  project_id uuid not null references project on delete cascade,
  created_at timestamptz not null default now(),
  primary key (user_id, project_id)
);
create index favorite_list on favorite (user_id, created_at desc, project_id);
create index favorite_project on favorite (project_id);
