-- Requests that stand, by person, and open ones by company: they can be responded to whatever else casting does with the
-- submission.
create index request_standing_of_user on request (user_id)
  where status in ('Open', 'Free', 'Conditional', 'Accepted');
create index request_open_of_company on request (company_id) where status = 'Open';
-- What a stage depends on now; the index without the request stays for the version before.
create index submission_of_user_by_stage on submission (user_id, updated_at desc, id desc)
  include (status, former_status, request_id, version, company_id, position_id, project_id);
