-- Copies of all data of a member, made on request and kept for some days: one part for each service.
create table data_export (
  id uuid primary key,
  user_id uuid not null references account (id),
  requested_at timestamptz not null,
  expires_at timestamptz not null
);
create index data_export_user on data_export (user_id, requested_at);
create index data_export_expired on data_export (expires_at);
create table data_export_part (
  export_id uuid not null references data_export (id) on delete cascade,
  service text not null,
  content jsonb not null,
  primary key (export_id, service)
);
