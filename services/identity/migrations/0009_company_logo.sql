-- The picture that stands beside a company's name; the file itself is media's.
alter table company add column logo_media_id uuid;
