-- A place in the owner's list of a purpose; the same place by age.
alter table file add column place int not null default 0;
-- When the bytes of a deleted file were removed; until then it is tried again.
alter table file add column bytes_removed_at timestamptz;
create index file_of_owner on file (owner_id, purpose, place, id) where status <> 'Deleted';
create index file_of_company on file (company_id, purpose, place, id) where status <> 'Deleted' and company_id is not null;
create index file_to_remove on file (created_at)
  where status = 'Deleted' and content_type is not null and bytes_removed_at is null;
