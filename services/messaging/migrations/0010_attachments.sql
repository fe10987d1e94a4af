-- Files in messages, each in one message; media has their bytes.
create table message_attachment (
  media_id uuid primary key,
  message_id uuid not null references message (id),
  place int not null,
  file_name text not null,
  content_type text not null,
  size bigint not null check (size > 0)
);
create index message_attachment_list on message_attachment (message_id, place);
