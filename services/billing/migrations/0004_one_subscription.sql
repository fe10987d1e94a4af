-- One person, one running subscription. A person has one row of subscriber, so what runs is one by its key; a newer
-- checkout takes the place of the ones before, which are then ended at the provider.
alter table checkout add column superseded_at timestamptz;
create index checkout_to_end on checkout (created_at) where superseded_at is not null and completed_at is null;
-- Who referred the buyer: it counts once the checkout is completed.
alter table checkout add column referred_by uuid;
alter table checkout add column referred_by_code text;
-- A checkout of the sandbox that can no longer be completed.
alter table sandbox_checkout add column expired_at timestamptz;
