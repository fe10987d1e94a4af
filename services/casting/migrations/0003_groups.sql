-- A company's private marks. Groups 1 to 5 of a project come into being on first use.
create table booking_group (
  project_id uuid not null,
  id text not null,
  name text not null,
  description text,
  version bigint not null default 0,
  primary key (project_id, id)
);

create table group_member (
  project_id uuid not null,
  group_id text not null,
  position_id uuid not null,
  user_id uuid not null,
  added_at timestamptz not null default now(),
  primary key (project_id, group_id, position_id, user_id),
  foreign key (project_id, group_id) references booking_group (project_id, id)
);
create index group_member_of_person on group_member (position_id, user_id);
