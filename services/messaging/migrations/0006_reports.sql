-- Why a conversation is locked, so that each reason lifts its own lock alone.
alter table conversation add column locked_for text check (locked_for in ('Report', 'Suspension'));
alter table person add column suspended boolean not null default false;

create table report (
  id uuid primary key,
  reporter_id uuid not null references person (user_id),
  -- Who wrote the first of the reported messages.
  reported_id uuid not null references person (user_id),
  conversation_id uuid not null references conversation (id),
  subject text not null,
  reason text not null,
  comment text,
  status text not null default 'Open' check (status in ('Open', 'InReview', 'Actioned', 'Dismissed', 'Appealed')),
  reviewer_id uuid,
  action text,
  note text,
  appeal text,
  appealed_by uuid,
  -- SHA-256 over the copies of the messages, so that nobody changes them unseen.
  seal text not null,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index report_list on report (created_at desc, id desc);
create index report_queue on report (status, created_at desc, id desc);
create index report_of_reporter on report (reporter_id, created_at);

-- The messages as they were when they were reported; admins read these and nothing else of a conversation.
create table reported_message (
  report_id uuid not null references report (id),
  message_id uuid not null,
  sender_id uuid not null,
  sender_name text not null,
  body text not null,
  sent_at timestamptz not null,
  primary key (report_id, message_id)
);

-- Projects that are closed: conversations about them end 30 days later.
create table closed_project (
  project_id uuid primary key,
  closed_at timestamptz not null,
  applied_at timestamptz
);
create index closed_project_due on closed_project (closed_at) where applied_at is null;
