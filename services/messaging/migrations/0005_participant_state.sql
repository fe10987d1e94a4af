create extension if not exists unaccent;

-- The words of a text as mail is searched by: without case and accents, the Turkish i included.
create function mail_words(body text) returns tsvector language sql immutable parallel safe
  return to_tsvector('simple'::regconfig, unaccent('unaccent'::regdictionary, lower(translate(body, 'İIı', 'iii'))));
-- Every word of a search, each as the beginning of one; null of a text without words.
create function mail_query(words text) returns tsquery language sql immutable parallel safe
  return (select to_tsquery('simple', string_agg(quote_literal(word) || ':*', ' & '))
    from unnest(tsvector_to_array(mail_words(words))) word);

alter table conversation add column kind text not null default 'Direct' check (kind in ('Direct', 'Group'));
-- Members of an announcing group write to its owner alone.
alter table conversation add column announce boolean not null default false;
create index conversation_of_project on conversation (project_id) where project_id is not null;

-- What each participant has of a conversation, which may be less than all of it.
alter table participant add column preview text;
alter table participant add column last_from uuid;
alter table participant add column message_count int not null default 0 check (message_count >= 0);
update participant set preview = c.last_message, last_from = c.last_sender_id, message_count = c.message_count
from conversation c where c.id = participant.conversation_id;
alter table participant add column marked_unread boolean not null default false;
alter table participant add column starred boolean not null default false;
alter table participant add column important boolean not null default false;
alter table participant add column muted boolean not null default false;
alter table participant add column labels text[] not null default '{}';
-- Deleted by the participant; the next message brings it back.
alter table participant add column hidden boolean not null default false;
-- Messages up to then are not the participant's: from before they joined, or deleted by them.
alter table participant add column visible_from timestamptz;
-- Taken out of a group then.
alter table participant add column left_at timestamptz;
drop index participant_list;
create index participant_list on participant (user_id, folder, updated_at desc, conversation_id desc) where not hidden;
create index participant_starred on participant (user_id, updated_at desc) where starred and not hidden;
create index participant_important on participant (user_id, updated_at desc) where important and not hidden;

-- The one reader besides the sender; null: everybody.
alter table message add column to_id uuid;
alter table message add column words tsvector generated always as (mail_words(body)) stored;

create table block (
  user_id uuid not null references person (user_id),
  blocked_id uuid not null references person (user_id),
  created_at timestamptz not null default now(),
  primary key (user_id, blocked_id)
);
create index block_list on block (user_id, created_at desc, blocked_id desc);
-- Rises with every event about the person.
alter table person add column version int not null default 0;
