-- Sessions of members as the gateway reports them, so that each member sees their own and can end one.
create table member_session (
  -- The identity provider's id of it, the `sid` of its tokens.
  session_id text primary key,
  user_id uuid not null references account (id),
  began_at timestamptz not null,
  last_used_at timestamptz not null,
  browser text,
  system text,
  ended_at timestamptz
);
create index member_session_list on member_session (user_id, last_used_at desc);
create index member_session_age on member_session (last_used_at);
