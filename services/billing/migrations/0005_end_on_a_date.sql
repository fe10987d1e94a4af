-- A plan that was cancelled on the provider's page ends on a date of its own, without the mark that it ends with its period.
alter table subscriber add column ends_at timestamptz;
alter table sandbox_subscription add column cancel_at timestamptz;
