-- A feature may tell of a project and be shown for a time; a removed one stays as a tombstone.
alter table feature add column project_id uuid references project on delete cascade;
alter table feature add column show_from timestamptz;
alter table feature add column show_until timestamptz;
alter table feature add column version integer not null default 1;
alter table feature add column removed_at timestamptz;
create index feature_project on feature (project_id) where project_id is not null;
