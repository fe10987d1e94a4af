-- What open browsers are told, kept for a day so that a stream resumes where it broke off.
create table live_event (
  seq bigint generated always as identity primary key,
  type text not null,
  data jsonb not null,
  user_ids uuid[] not null default '{}',
  company_ids uuid[] not null default '{}',
  roles text[] not null default '{}',
  created_at timestamptz not null default now()
);
create index live_event_age on live_event (created_at);

-- Mails on their way out, once per event and person; the text goes when the mail is taken over.
create table mail (
  key text primary key,
  recipient text not null,
  subject text not null,
  body text,
  kind text not null,
  tries int not null default 0,
  next_try_at timestamptz not null default now(),
  sent_at timestamptz,
  created_at timestamptz not null default now()
);
create index mail_waiting on mail (next_try_at) where sent_at is null;
