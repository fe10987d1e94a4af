-- A mail that is refused for good, or that nobody took for days, is not tried again; its text goes.
alter table mail add column given_up_at timestamptz;
drop index mail_waiting;
create index mail_waiting on mail (next_try_at) where sent_at is null and given_up_at is null;
