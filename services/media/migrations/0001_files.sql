-- Files by their owners; the bytes are in the object store under content_key and thumbnail_key.
create table file (
  id uuid primary key,
  owner_id uuid not null,
  company_id uuid,
  purpose text not null check (purpose in ('Headshot', 'Poster', 'Gallery', 'Reel', 'Document')),
  status text not null check (status in ('Pending', 'Scanning', 'Ready', 'Rejected', 'Deleted')),
  file_name text not null check (length(file_name) between 1 and 200),
  declared_type text not null,
  declared_size bigint not null check (declared_size > 0),
  content_type text,
  size bigint,
  width int,
  height int,
  alt_text text,
  content_key text not null,
  thumbnail_key text,
  reject_reason text,
  version int not null default 1,
  created_at timestamptz not null default now(),
  completed_at timestamptz,
  check (status <> 'Ready' or content_type is not null),
  check (status <> 'Rejected' or reject_reason is not null)
);
create index file_abandoned on file (created_at) where status in ('Pending', 'Scanning');
