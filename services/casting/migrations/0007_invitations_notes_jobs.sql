-- Whom a company asked to submit: opens a private project to the talent and their agents.
create table invitation (
  position_id uuid not null,
  user_id uuid not null,
  project_id uuid not null,
  company_id uuid not null,
  message text,
  invited_by uuid not null,
  created_at timestamptz not null,
  primary key (position_id, user_id)
);
create index invitation_of_person on invitation (user_id, project_id);

-- A company's private notes on a submission.
create table note (
  id uuid primary key,
  submission_id uuid not null references submission (id),
  author_id uuid not null,
  text text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index note_of_submission on note (submission_id, created_at, id);

-- Bookings or passes of all that match, a part at a time: where a job stands is written with each part.
create table booking_job (
  id uuid primary key,
  position_id uuid not null,
  project_id uuid not null,
  company_id uuid not null,
  actor_id uuid not null,
  booked boolean not null,
  filter jsonb not null,
  total integer not null,
  done integer not null default 0,
  skipped integer not null default 0,
  -- The first ones, each with its key and why.
  reasons jsonb not null default '[]',
  last_at timestamptz,
  last_id uuid,
  finished_at timestamptz,
  created_at timestamptz not null
);
create index booking_job_open on booking_job (created_at, id) where finished_at is null;
