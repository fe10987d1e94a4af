-- How many uploads of a member wait for their bytes.
create index file_pending on file (owner_id) where status = 'Pending';
