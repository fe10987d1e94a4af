-- Whether an agent submitted somebody to a company, which then reads how to reach them.
create index submission_of_agent on submission (created_by, company_id) where created_by <> user_id;
-- Submissions of agents that do not say yet on whose behalf they came.
create index submission_without_agency on submission (created_by)
  where created_by <> user_id and representation_name is null;
