-- When a company was last reminded of the people who wait for its word, and on which day where it works.
create table company_reminder (
  company_id uuid primary key,
  reminded_at timestamptz,
  reminded_on date,
  version bigint not null default 0
);
-- Whether the company was told that its decision on promised dates is due soon.
alter table request add column decision_notified boolean not null default false;
-- Requests and audition requests that ended by themselves, by when they did.
create index request_ended on request ((case when answered_at is null then expires_at else coalesce(decide_by, expires_at) end))
  where status = 'Expired';
create index submission_invitation_ended on submission (audition_expires_at) where audition_status = 'Expired';
create index request_promised_of_company on request (company_id) where status in ('Free', 'Conditional');
