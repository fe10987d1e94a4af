-- Who wrote the words of a request for another time: the talent, or an agent. Null where a version before this one wrote the row.
alter table other_time add column requested_by uuid;
create index other_time_writer on other_time (requested_by);
