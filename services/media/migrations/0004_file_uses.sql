-- What shows a file: a post, or a list of a project. A use that ends for good, as that of a deleted project does after
-- a while, takes the file with it where nothing else shows it.
create table file_use (
  file_id uuid not null,
  used_by text not null,
  holder_id uuid not null,
  ends_at timestamptz,
  primary key (file_id, used_by)
);
create index file_use_of_holder on file_use (holder_id);
create index file_use_ended on file_use (ends_at) where ends_at is not null;
