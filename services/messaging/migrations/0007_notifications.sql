-- What happened to a person. The same thing that happens again and again is one row with a count.
create table notification (
  id uuid primary key,
  user_id uuid not null,
  group_key text not null,
  happening text not null,
  kind text not null,
  facts jsonb not null,
  count int not null default 1,
  -- Waits for the daily mail.
  digest boolean not null,
  digested_at timestamptz,
  read_at timestamptz,
  created_at timestamptz not null default now(),
  unique (user_id, group_key)
);
create index notification_list on notification (user_id, created_at desc, id desc);
create index notification_unread on notification (user_id) where read_at is null;
create index notification_digest on notification (user_id) where digest and digested_at is null;
create index notification_age on notification (created_at);

create table notification_setting (
  user_id uuid primary key,
  -- Kind to mode, of those that differ from the catalogue.
  modes jsonb not null default '{}',
  zone text not null default 'UTC',
  quiet_from text,
  quiet_to text,
  digested_on date
);

-- Messages that are mailed when nobody has read them a while later: one mail for each conversation and reader.
create table unread_mail (
  conversation_id uuid not null references conversation (id),
  user_id uuid not null,
  message_id uuid not null,
  sender_id uuid not null,
  due_at timestamptz not null,
  primary key (conversation_id, user_id)
);
create index unread_mail_due on unread_mail (due_at);
