create table submission (
  id uuid primary key,
  project_id uuid not null,
  position_id uuid not null,
  user_id uuid not null,
  company_id uuid not null,
  status text not null check (status in (
    'Submitted', 'Viewed', 'Selected', 'AuditionRequested', 'AuditionConfirmed', 'AuditionDeclined', 'Auditioned',
    'Callback', 'Avail', 'Backup', 'Offered', 'Booked', 'NotBooked', 'Released', 'Withdrawn')),
  round integer not null default 1 check (round >= 1),
  comments text,
  website text,
  social_media text,
  representation_name text,
  created_by uuid not null,
  submitted_at timestamptz not null,
  viewed_at timestamptz,
  updated_at timestamptz not null,
  slot_id uuid,
  audition_status text,
  audition_expires_at timestamptz,
  audition_message text,
  -- Where it stood before the audition was asked for: an invitation that runs out leads back there.
  former_status text,
  version bigint not null,
  -- One submission per person and position, whatever becomes of it.
  unique (position_id, user_id),
  check (status <> 'AuditionConfirmed' or slot_id is not null)
);
create index submission_of_position on submission (position_id, submitted_at desc, id desc);
create index submission_of_user on submission (user_id, submitted_at desc, id desc);
create index submission_of_project on submission (project_id, user_id);
create index submission_of_company on submission (company_id, user_id);
create index submission_expiring on submission (audition_expires_at) where status = 'AuditionRequested';

-- Every move, oldest first; version is the submission's after it.
create table submission_move (
  submission_id uuid not null references submission (id),
  version bigint not null,
  from_status text,
  to_status text not null,
  at timestamptz not null,
  actor_id uuid,
  reason text,
  primary key (submission_id, version)
);
-- The limit of submissions per minute counts these.
create index submission_move_sent on submission_move (actor_id, at) where to_status = 'Submitted';
