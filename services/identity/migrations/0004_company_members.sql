-- Owners decide about owners; every member invites and removes others.
alter table account add column company_owner boolean not null default false;
update account set company_owner = true
  from company where company.created_by = account.id and account.company_id = company.id;
create index account_company_member on account (company_id, id) where company_id is not null;

-- Invitations to work for a company, by address: whoever proves the address may accept.
create table company_invitation (
  id uuid primary key,
  company_id uuid not null references company (id),
  email citext not null,
  owner boolean not null,
  invited_by uuid not null references account (id),
  status text not null check (status in ('Invited', 'Accepted', 'Ended')),
  invited_at timestamptz not null,
  expires_at timestamptz not null,
  decided_at timestamptz,
  decided_by uuid references account (id)
);
create unique index company_invitation_live on company_invitation (company_id, email) where status = 'Invited';
create index company_invitation_email on company_invitation (email) where status = 'Invited';
