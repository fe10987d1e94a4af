-- Reports of projects and of people, beside those of messages: they are about no conversation.
alter table report alter column conversation_id drop not null;
alter table report add column kind text not null default 'Messages' check (kind in ('Messages', 'Project', 'Person'));
alter table report add column project_id uuid;
-- The company of the reported project or person, whose reports are counted at a review.
alter table report add column company_id uuid;
alter table report add check ((kind = 'Messages') = (conversation_id is not null));
alter table report add check ((kind = 'Project') = (project_id is not null));
create index report_of_company on report (company_id) where company_id is not null;
