-- When dates that were promised are free again without a decision of casting. Whoever waits already gets a week, and at
-- least two days from now.
alter table request add column decide_by timestamptz;
update request set decide_by = greatest(answered_at + interval '7 days', now() + interval '2 days')
  where status in ('Free', 'Conditional');
create index request_undecided on request (coalesce(decide_by, answered_at, expires_at), id)
  where status in ('Free', 'Conditional');
