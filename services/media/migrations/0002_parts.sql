-- Uploads in parts: the object store's own name for the upload, and the bytes of each part but the last.
alter table file
  add column upload_id text,
  add column part_bytes int check (part_bytes > 0),
  add constraint file_parts check ((upload_id is null) = (part_bytes is null));
-- What was aborted goes together with what was abandoned.
create index file_aborted on file (created_at) where status = 'Deleted' and content_type is null;
