-- The country a talent works from, by whose working days ends are counted; null: not said.
alter table profile add column country text;
