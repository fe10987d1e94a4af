-- What people say at the door of an audition to check in; the company alone sees it.
alter table slot add column door_code text not null default lpad(floor(random() * 1000000)::text, 6, '0');
