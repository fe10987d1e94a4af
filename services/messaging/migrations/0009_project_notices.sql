-- What happened to a project that those who stand for it are told of, page by page. What waits takes up what happens
-- meanwhile; what was begun is finished as it is.
create table project_notice (
  id uuid primary key,
  what text not null,
  project_id uuid not null,
  company_id uuid not null,
  position_id uuid,
  slot_id uuid,
  changes text[] not null default '{}',
  due_at timestamptz not null,
  -- The last person who was told.
  told_up_to uuid,
  begun_at timestamptz,
  done_at timestamptz,
  created_at timestamptz not null default now()
);
create unique index project_notice_waiting on project_notice (what, project_id, position_id, slot_id) nulls not distinct
  where begun_at is null;
create index project_notice_due on project_notice (due_at) where done_at is null;
create index project_notice_done on project_notice (done_at) where done_at is not null;
