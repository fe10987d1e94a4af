-- Whether a public post was made public since that means guests too: until now it meant members alone, so no post of
-- today is opened to anybody by itself.
alter table post add column guests_see boolean not null default false;
