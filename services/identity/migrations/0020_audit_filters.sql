-- The audit log is also read by person, by project and by kind. What somebody did, and of one record, has its index.
create index audit_entry_user on audit_entry ((details ->> 'userId'), occurred_at, id) where details ->> 'userId' is not null;
create index audit_entry_project on audit_entry ((details ->> 'projectId'), occurred_at, id) where details ->> 'projectId' is not null;
create index audit_entry_kind on audit_entry (split_part(action, ' ', 1), occurred_at, id);
