-- Who made a group, when, and for which position, where it was made for one.
alter table booking_group
  add column position_id uuid,
  add column created_by uuid,
  add column created_at timestamptz not null default now(),
  add column updated_at timestamptz not null default now();
update group_member set added_at = date_trunc('milliseconds', added_at);
alter table group_member alter column added_at set default date_trunc('milliseconds', now());
create index group_member_in_order on group_member (project_id, group_id, position_id, added_at, user_id);
