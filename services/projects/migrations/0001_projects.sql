-- A company as far as searches need it: a copy that follows Company events.
create table company (
  id uuid primary key,
  name text not null,
  version bigint not null
);

-- Amounts are integer cents. version rises with every change that a person makes, revision with every change.
create table project (
  id uuid primary key,
  company_id uuid not null,
  created_by uuid not null,
  status text not null check (status in ('Draft', 'Pending', 'Approved', 'Denied', 'Closed')),
  version integer not null check (version >= 1),
  revision bigint not null,
  round integer not null default 0,
  last_completed_step smallint not null default 0 check (last_completed_step between 0 and 5),
  changed_since_approval boolean not null default false,
  decline_comment text check (char_length(decline_comment) between 1 and 2000),
  submitted_at timestamptz,
  approved_at timestamptz,
  closed_date timestamptz,
  media_ids uuid[] not null default '{}' check (cardinality(media_ids) <= 30),
  supporting_doc_ids uuid[] not null default '{}',
  project_views integer not null default 0,
  submissions integer not null default 0,
  name text check (char_length(name) <= 120),
  description text check (char_length(description) <= 5000),
  project_type text,
  project_overview text,
  date date,
  pay_rate bigint check (pay_rate >= 0),
  est_project_budget bigint check (est_project_budget >= 0),
  number_roles integer,
  "union" text,
  union_type text,
  union_number text,
  public boolean,
  skills text[] not null default '{}' check (cardinality(skills) <= 60),
  contact_information text,
  casting_dir_name text,
  casting_dir_phone text,
  casting_dir_email text,
  additional_information text,
  location text,
  location_city text,
  location_state text,
  filming_address jsonb,
  filming_type text,
  filming_begin_date date,
  filming_end_date date,
  check (filming_begin_date is null or filming_end_date is null or filming_begin_date <= filming_end_date)
);
create index project_company on project (company_id, id);
create index project_waiting on project (submitted_at, id) where status = 'Pending';
create index project_creator on project (created_by, id) where status in ('Pending', 'Denied');

-- Decisions of the admins, one for each round and decision.
create table project_review (
  id uuid primary key,
  project_id uuid not null references project on delete cascade,
  round integer not null,
  decision text not null check (decision in ('Approved', 'Denied')),
  comment text,
  decided_by uuid not null,
  decided_at timestamptz not null
);
create index project_review_project on project_review (project_id, decided_at);

-- A removed position stays as a tombstone, so that removing it again is a success.
create table position (
  id uuid primary key,
  project_id uuid not null references project on delete cascade,
  created_by uuid not null,
  role_status text not null check (role_status in ('PendingReview', 'Open', 'OnHold', 'Filled', 'Closed')),
  version integer not null check (version >= 1),
  "cast" integer not null default 0 check ("cast" >= 0),
  submissions integer not null default 0 check (submissions >= 0),
  removed_at timestamptz,
  position_name text,
  position_type text,
  position_sub_type text,
  role_type text,
  "union" text,
  union_type text,
  quantity integer check (quantity between 1 and 999),
  description text,
  rate bigint check (rate >= 0),
  rate_frequency text,
  rate2 bigint check (rate2 >= 0),
  rate2_frequency text,
  additional_rate_info text,
  age_requirement text,
  age_range text[] not null default '{}',
  gender text[] not null default '{}',
  height_range text[] not null default '{}',
  eye_color text[] not null default '{}',
  hair_color text[] not null default '{}',
  weight text,
  languages text[] not null default '{}',
  ethnicity text[] not null default '{}',
  ethnicity_role_appearance text,
  skills text[] not null default '{}',
  adult_scenes boolean not null default false,
  adult_scene_description text,
  nudity boolean not null default false,
  nudity_description text,
  submissions_due_by timestamptz,
  filming_instructions text,
  wardrobe_information text,
  booking_information text,
  filming_type text,
  filming_begin_date date,
  filming_end_date date,
  filming_address jsonb,
  audition_address jsonb
);
create index position_project on position (project_id, id) where removed_at is null;
create index position_in_review on position (project_id) where role_status = 'PendingReview' and removed_at is null;

create table filming_date (
  id uuid primary key,
  project_id uuid not null references project on delete cascade,
  date date not null,
  time text,
  zone text not null
);
create index filming_date_project on filming_date (project_id, date, time);

create table audition_slot (
  id uuid primary key,
  project_id uuid not null references project on delete cascade,
  date date not null,
  time text not null,
  zone text not null,
  starts_at timestamptz not null,
  length_minutes integer not null check (length_minutes between 5 and 480),
  capacity integer not null check (capacity between 1 and 100),
  place text,
  link text,
  version integer not null
);
create index audition_slot_project on audition_slot (project_id, starts_at, id);

-- One row for each viewer and day (UTC): what makes a view count once.
create table project_view (
  project_id uuid not null references project on delete cascade,
  viewer_id uuid not null,
  day date not null,
  primary key (project_id, viewer_id, day)
);

-- Where each submission stands, as far as the counters need it: a copy that follows Submission events.
create table submission_mark (
  submission_id text primary key,
  project_id uuid not null,
  position_id uuid not null,
  stands boolean not null,
  booked boolean not null,
  version bigint not null
);

-- Answers of the geocoder by what was typed, kept for 30 days; who asked is not kept.
create table address_answer (
  query text primary key,
  answer jsonb not null,
  asked_at timestamptz not null default now()
);
