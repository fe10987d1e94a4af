-- A booking without a request of its own keeps the filming days in one that is a booking from the start.
-- booked_at is since when the days are booked and that is announced; once it can no longer be called back, the line
-- behind it ends. Bookings of versions that know of neither end it at once.
alter table request
  add column is_booking boolean not null default false,
  add column booked_at timestamptz,
  add column line_ended boolean not null default false;
create index request_line_to_end on request (booked_at, id) where booked_at is not null and not line_ended;
