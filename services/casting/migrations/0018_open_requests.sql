-- Submissions that may wait for a response of the talent side, by person and by company: a few of all that a person or
-- a company has.
create index submission_awaited_of_user on submission (user_id)
  where status in ('AuditionRequested', 'Avail', 'Offered');
create index submission_awaited_of_company on submission (company_id)
  where status in ('AuditionRequested', 'Avail', 'Offered');
