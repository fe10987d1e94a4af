-- The files of a reported message as they were: what media is asked for, name, kind and size.
alter table reported_message add column attachments jsonb not null default '[]';
