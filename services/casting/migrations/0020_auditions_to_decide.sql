-- Submissions whose audition took place and that wait for a decision, by company: a few of all that a company has.
create index submission_to_decide on submission (company_id)
  where (status = 'AuditionConfirmed' and audition_status = 'CheckedIn')
    or (status = 'Auditioned' and audition_status = 'Done');
