-- What two names have in common that are easily taken for each other, so that admins see whose name a new company's is like. Made by the
-- service from the name; null where a version before this one wrote the row, until it is made.
alter table company add column name_key text;
create index company_name_key on company (name_key);
create index company_without_name_key on company (id) where name_key is null;
