-- Since when a request ranks higher, until its company is notified of it.
alter table request add column moved_up_at timestamptz;
create index request_moved_up on request (moved_up_at, id) where moved_up_at is not null;
