-- The word of a minor who accepted an agent, and of the admin who confirmed it; other links need neither.
alter table agent_link add column talent_accepted_at timestamptz;
alter table agent_link add column confirmed_at timestamptz;
alter table agent_link add column confirmed_by uuid;
create index agent_link_unconfirmed on agent_link (id) where status <> 'Ended' and confirmed_at is null;
