-- Uploads in parts: the object store's own name for the upload, and the bytes of each part but the last.
alter table file
  add column upload_id text,
  add column part_bytes int check (part_bytes > 0),
  add constraint file_parts check ((upload_id is null) = (part_bytes is null));
-- The sweep asks for what waits and for what was aborted in one: an index of exactly that.
create index file_unfinished on file (created_at) where status in ('Pending', 'Deleted') and content_type is null;
