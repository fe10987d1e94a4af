-- A decision that the company has made and of which the talent's side is not told yet: until it is due it can be called
-- back, and nobody will have known.
create table announcement (
  submission_id uuid primary key references submission (id),
  due_at timestamptz not null,
  -- The submission's version after the decision. Another version means that something happened since.
  version bigint not null,
  -- The submission's row before the decision: what the talent and the agent see until then.
  former jsonb not null
);
create index announcement_due on announcement (due_at, submission_id);

-- False for decisions that wait, and for those that were called back: the talent's side never sees them.
alter table submission_move add column announced boolean not null default true;
