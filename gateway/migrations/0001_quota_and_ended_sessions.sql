-- Calls of guests by network, shared by all replicas. What is lost with a crash is at most a window: no log is written.
create unlogged table quota (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
create index quota_expire on quota (expire);

-- Sign-ins at the provider that were ended there, for as long as an access token of theirs may live.
create table ended_session (
  sid text primary key,
  ended_at timestamptz not null default now()
);
create index ended_session_ended_at on ended_session (ended_at);
