-- Whether a member gets the daily mail; its lines stay in the list of notifications.
alter table notification_setting add column daily_mail boolean not null default true;
