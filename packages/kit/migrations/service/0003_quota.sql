-- Calls within a window, shared by all replicas; `expire` is in milliseconds of Unix time. Lost with a crash, at no harm.
create unlogged table quota (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
create index quota_expire on quota (expire);
