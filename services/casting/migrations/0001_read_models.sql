-- What casting knows of other services' records, fed by their events and, where a row is missing, by a call.
create table project (
  id uuid primary key,
  company_id uuid not null,
  name text not null,
  status text not null,
  public boolean not null,
  version bigint not null
);

create table position (
  id uuid primary key,
  project_id uuid not null,
  company_id uuid not null,
  name text not null,
  status text not null,
  quantity integer not null,
  due_by timestamptz,
  -- What the breakdown asks of a person.
  wants jsonb not null,
  removed boolean not null default false,
  version bigint not null,
  -- Casting's own: how many are booked. Locked with the row, so that it never passes the quantity.
  booked_count integer not null default 0,
  check (booked_count >= 0 and booked_count <= quantity)
);
create index position_project on position (project_id);

create table slot (
  id uuid primary key,
  project_id uuid not null,
  starts_at timestamptz not null,
  length_minutes integer not null,
  zone text not null,
  capacity integer not null,
  cancelled boolean not null default false,
  version bigint not null,
  -- Casting's own: how many confirmed it. Locked with the row, so that it never passes the capacity.
  taken integer not null default 0,
  check (taken >= 0 and taken <= capacity)
);
create index slot_project on slot (project_id, starts_at, id);

create table person (
  id uuid primary key,
  first_name text not null,
  last_name text not null,
  -- Folded first and last name, one in front of the other in both orders: searched from the beginning.
  name_key text not null,
  name_key_reversed text not null,
  profile_media_id uuid,
  suspended boolean not null,
  version bigint not null
);
