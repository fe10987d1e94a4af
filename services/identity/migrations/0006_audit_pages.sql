-- The audit log is read in pages: of one record, of one actor, and of everything.
create index audit_entry_page on audit_entry (aggregate_id, occurred_at, id);
create index audit_entry_time on audit_entry (occurred_at, id);
