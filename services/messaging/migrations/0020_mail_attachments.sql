-- Files that go with a waiting mail, such as the calendar entry of an audition; a mail that is finished has none.
alter table mail add column attachments jsonb;
