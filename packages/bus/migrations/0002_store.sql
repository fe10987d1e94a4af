-- Names this log: a relay that finds another name knows that what it published before is gone.
create table store (
  id uuid primary key default gen_random_uuid()
);
insert into store default values;
