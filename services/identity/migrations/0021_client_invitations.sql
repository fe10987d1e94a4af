-- Whom agents invited to be represented, by address: whoever proves the address reads it as the agent's request. Rows past their
-- end are purged.
create table client_invitation (
  id uuid primary key,
  agent_id uuid not null references account (id),
  email citext not null,
  status text not null check (status in ('Invited', 'Accepted', 'Ended')),
  invited_at timestamptz not null,
  expires_at timestamptz not null,
  decided_at timestamptz
);
create unique index client_invitation_live on client_invitation (agent_id, email) where status = 'Invited';
create index client_invitation_email on client_invitation (email) where status = 'Invited';
create index client_invitation_expires on client_invitation (expires_at);
