-- Roles with nudity or adult scenes that do not state a minimum age of adults: none but those from before the rule.
create index position_scenes_without_age on position (id)
  where (nudity or adult_scenes) and removed_at is null and coalesce(age_requirement::integer, 0) < 18;
