-- A deleted project is unknown to everybody, and can be restored for 30 days.
alter table project add column deleted_at timestamptz;
create index project_deleted on project (deleted_at) where deleted_at is not null;
create index project_of_creator on project (created_by, id) where deleted_at is null;

-- A removed date stays as a tombstone, so that removing it again is a success; a slot that is gone is cancelled.
alter table filming_date add column removed_at timestamptz;
alter table audition_slot add column cancelled_at timestamptz;
