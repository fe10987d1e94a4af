-- When the bytes of a file had arrived and were taken on; files from before this was kept have none.
alter table file add column arrived_at timestamptz;
