-- Of a change of pay: what the role paid before the first change that the notice merges, and after the last one.
alter table project_notice add column former_pay jsonb, add column pay jsonb;
