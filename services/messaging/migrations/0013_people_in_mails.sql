-- What a waiting mail is written from, so that it can be written again without the name of somebody who was erased.
alter table mail add column draft jsonb;
-- Whom a waiting mail names. A mail that was sent, or given up, has no text, and names nobody.
create table mail_person (
  user_id uuid not null,
  mail_key text not null references mail (key) on delete cascade,
  primary key (user_id, mail_key)
);
create index mail_person_of_mail on mail_person (mail_key);
update mail set subject = '' where sent_at is not null or given_up_at is not null;

-- Notifications that name somebody have the person's id beside the name.
create index notification_of_person on notification ((facts ->> 'userId')) where facts ? 'person';
update notification n set facts = n.facts || jsonb_build_object('userId', m.sender_id)
from message m
where n.happening = 'message-unread' and not n.facts ? 'userId' and n.group_key = 'message:' || m.id;
