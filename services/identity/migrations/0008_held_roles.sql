-- Roles are being written at the identity provider, one after another: until then its word about them is half of it.
alter table account add column roles_held_until timestamptz;
