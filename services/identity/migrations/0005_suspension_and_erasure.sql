-- A suspension may end by itself. An account that its member erases is closed for some days, in which they may keep it,
-- and then loses everything personal.
alter table account add column suspended_until timestamptz;
alter table account add column erase_at timestamptz;
alter table account add column erased_at timestamptz;
create index account_suspended_until on account (suspended_until) where suspended and suspended_until is not null;
create index account_erase_at on account (erase_at) where erase_at is not null;
