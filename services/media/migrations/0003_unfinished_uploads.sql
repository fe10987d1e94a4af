-- The sweep asks for what waits and for what was aborted in one: an index of exactly that.
create index file_unfinished on file (created_at) where status in ('Pending', 'Deleted') and content_type is null;
drop index file_aborted;
