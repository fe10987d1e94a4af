-- When a subscription was last compared with the provider's own word.
alter table subscriber add column reconciled_at timestamptz;
create index subscriber_to_reconcile on subscriber (reconciled_at nulls first)
  where subscription_id is not null;
-- The plan that was published last, so that the end of a grace is published once.
alter table subscriber add column announced_plan text;
create index invoice_page on invoice (user_id, created_at desc, number desc);
