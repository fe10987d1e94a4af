-- Browsers in which people get notifications, each by the address that its push service gave it.
create table push_browser (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null,
  endpoint text not null unique,
  -- Of the browser, in base64url (RFC 8291): what is sent can be read there alone.
  public_key text not null,
  secret text not null,
  kinds text[] not null,
  language text not null,
  created_at timestamptz not null default now()
);
create index push_browser_user on push_browser (user_id);

-- What a browser shows, or is to show no more: one row for each notification or conversation.
create table push (
  browser_id uuid not null references push_browser (id) on delete cascade,
  about uuid not null,
  -- Null closes what is shown.
  happening text,
  words text[] not null default '{}',
  path text not null default '',
  -- It may have been shown.
  shown boolean not null default false,
  tries int not null default 0,
  next_try_at timestamptz not null default now(),
  sent_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (browser_id, about)
);
create index push_waiting on push (next_try_at) where sent_at is null;
create index push_age on push (created_at);
