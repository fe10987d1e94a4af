-- A text without case and accents, the Turkish i and composed letters included: as the search folds names.
create function folded(title text) returns text language sql immutable parallel safe
  return replace(replace(replace(replace(translate(
    regexp_replace(normalize(lower(translate(title, 'İ', 'i')), NFKD),
      '[\u0300-\u036F\u0483-\u0489\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u0610-\u061A\u064B-\u065F\u0670\u06D6-\u06DC]', '', 'g'),
    'ıøđðł', 'ioddl'), 'þ', 'th'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe');

-- What is searched in the names of positions and projects.
alter table position add column name_key text generated always as (folded(name)) stored;
alter table project add column name_key text generated always as (folded(name)) stored;

-- A person's submissions with all that their stage depends on, so that only the index is read.
create index submission_of_user_by_change on submission (user_id, updated_at desc, id desc)
  include (status, version, company_id, position_id, project_id);
-- Whom a decision waits for, so that those of a few people are found. Not called `user_id`: the previous version joins
-- submissions to announcements and reads that column without naming the table.
alter table announcement add column former_user_id uuid generated always as ((former ->> 'user_id')::uuid) stored;
create index announcement_of_user on announcement (former_user_id);
