-- What an admin decided about, as the wire has it, its parts in their order: what changed since is told field by field.
alter table project_review add column snapshot json;
