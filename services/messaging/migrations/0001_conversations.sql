create extension if not exists pg_trgm;

-- Names as last known, so that a list of conversations asks nobody.
create table person (
  user_id uuid primary key,
  first_name text not null default '',
  last_name text not null default '',
  updated_at timestamptz not null default now()
);

create table conversation (
  id uuid primary key,
  subject text not null check (length(subject) between 1 and 120),
  project_id uuid,
  status text not null default 'Open' check (status in ('Open', 'ReadOnly', 'Locked')),
  started_by uuid not null,
  last_message text,
  last_sender_id uuid,
  message_count int not null default 0 check (message_count >= 0),
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index conversation_started on conversation (started_by, created_at);

-- A conversation as one participant sees it.
create table participant (
  conversation_id uuid not null references conversation (id),
  user_id uuid not null references person (user_id),
  other_id uuid not null references person (user_id),
  folder text not null default 'inbox' check (folder in ('inbox', 'spam', 'trash')),
  unread int not null default 0 check (unread >= 0),
  read_up_to timestamptz,
  updated_at timestamptz not null default now(),
  primary key (conversation_id, user_id)
);
create index participant_list on participant (user_id, folder, updated_at desc, conversation_id desc);
create index participant_unread on participant (user_id) where unread > 0;

create table message (
  id uuid primary key,
  conversation_id uuid not null references conversation (id),
  sender_id uuid not null references person (user_id),
  body text not null check (length(body) between 1 and 10000),
  client_key uuid,
  created_at timestamptz not null default now()
);
create index message_list on message (conversation_id, created_at desc, id desc);
create index message_rate on message (sender_id, created_at);
create unique index message_client_key on message (conversation_id, sender_id, client_key) where client_key is not null;
