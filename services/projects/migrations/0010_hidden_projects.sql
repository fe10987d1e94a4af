-- The account of whoever made the project is suspended: it is hidden from all but its own people meanwhile.
alter table project add column hidden boolean not null default false;
create index project_created_by on project (created_by);
-- Which lists a deleted file has to leave.
create index project_media on project using gin (media_ids);
create index project_documents on project using gin (supporting_doc_ids);
