-- Files for messages. The version before takes them for documents of their uploader alone, which is no more than theirs.
alter table file add column attachment boolean not null default false;
-- When the message left that the file is in; what never leaves is deleted after a while.
alter table file add column sent_at timestamptz;
create index file_unsent on file (created_at) where attachment and sent_at is null and status = 'Ready';
