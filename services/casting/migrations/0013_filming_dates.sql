-- Days of filming, for calendars; fed by events of projects.
create table filming_date (
  id uuid primary key,
  project_id uuid not null,
  day date not null
);
create index filming_date_of_project on filming_date (project_id, day);
create index project_of_company on project (company_id);
