-- Which posts a deleted file has to leave.
create index post_contents on post using gin (content_ids);
create index post_thumbnails on post using gin (thumbnail_ids);
