-- The photo and the reel that the talent's side chose to go with a submission; without one the profile's are shown.
alter table submission
  add column photo_id uuid,
  add column reel_id uuid;
