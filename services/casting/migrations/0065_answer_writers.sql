-- Who responded to a request: the talent, or an agent. Null where a version before this one wrote the row.
alter table request add column answered_by uuid;
create index request_answerer on request (answered_by);
