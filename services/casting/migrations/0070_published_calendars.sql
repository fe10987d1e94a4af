-- Where an audition is; null until the slot is read again from its owner.
alter table slot add column place text, add column link text;
-- What calendars of other programs were given of each appointment: a change raises its sequence, and one that is no
-- longer there is given as cancelled for a while. The talent side can know less than the company.
create table calendar_entry (
  uid text not null,
  side text not null check (side in ('talent', 'company')),
  project_id uuid not null,
  company_id uuid not null,
  -- Null for a filming day in a company's calendar.
  user_id uuid,
  starts_at timestamptz not null,
  facts jsonb not null,
  sequence integer not null,
  modified_at timestamptz not null,
  cancelled_at timestamptz,
  primary key (side, uid)
);
create index calendar_entry_of_person on calendar_entry (user_id, side, starts_at, uid);
create index calendar_entry_of_company on calendar_entry (company_id, side, starts_at, uid);
create index calendar_entry_by_age on calendar_entry (starts_at);
