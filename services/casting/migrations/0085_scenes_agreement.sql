-- When the talent side agreed to the nudity and adult scenes of the position; null if it has none.
alter table submission add column scenes_agreed_at timestamptz;
