-- Tokens with which members call the graph from their own programs. Only a hash of each is kept.
create table access_token (
  id uuid primary key,
  user_id uuid not null references account (id),
  name text not null,
  token_hash text not null unique,
  scopes text[] not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  last_used_at timestamptz,
  ended_at timestamptz
);
create index access_token_list on access_token (user_id, created_at desc) where ended_at is null;
create index access_token_expires on access_token (expires_at);
