import type { Places } from "#dev/start/settings.ts";
import type { Market } from "#dev/seed/market.ts";
import type { BookedOut, Post } from "#dev/seed/lives.ts";
import type { Profile } from "#dev/seed/people.ts";
import { insertRows, withDatabase, type Row } from "./rows.ts";

function profileRow({
  userId,
  face,
  heightRange,
  languages,
  skills,
  unions,
  travel,
  city,
  showEthnicity,
}: Profile): Row {
  return {
    user_id: userId,
    version: 1,
    height_range: heightRange,
    eye_color: face.eyes,
    age_range: face.ageRange,
    ethnicity: face.ethnicity,
    show_ethnicity: showEthnicity,
    gender: face.gender,
    primary_language: languages[0],
    secondary_language: languages[1] ?? null,
    third_language: languages[2] ?? null,
    natural_hair_color: face.hair,
    current_hair_color: face.hair,
    travel_preference: travel,
    location_city: city.name,
    location_state: city.state,
    skills,
    unions,
  };
}

function postRow({ id, userId, type, isPublic, description, fileIds, views, createdAt }: Post): Row {
  return {
    id,
    user_id: userId,
    version: 1,
    type,
    is_public: isPublic,
    guests_see: isPublic,
    description,
    content_ids: fileIds,
    thumbnail_ids: [],
    created_by: userId,
    created_at: createdAt,
    removed_at: null,
    views,
  };
}

function bookedOutRow({ userId, from, to, note }: BookedOut): Row {
  return { user_id: userId, from_day: from, to_day: to, note };
}

/** Professional profiles, posts and booked-out days, and talent's copies of members. */
export async function writeTalent(market: Market, places: Places): Promise<void> {
  const agentsOf = new Map<string, string[]>();
  for (const { talentId, agentId, status } of market.links) {
    if (status === "Linked") agentsOf.set(talentId, [...(agentsOf.get(talentId) ?? []), agentId]);
  }
  const members = market.members.map((member) => ({
    id: member.id,
    version: 1,
    revision: 1,
    first_name: member.firstName,
    last_name: member.lastName,
    bio: member.bio,
    roles: [member.role],
    agent_ids: agentsOf.get(member.id) ?? [],
    registered: true,
    suspended: market.lives.suspension.userId === member.id,
    minor: member.minor,
  }));
  await withDatabase(places.databaseUrl("talent"), async (client) => {
    await insertRows(client, "member", members);
    await insertRows(client, "profile", market.profiles.map(profileRow));
    await insertRows(client, "post", market.lives.posts.map(postRow));
    await insertRows(client, "booked_out", market.lives.bookedOut.map(bookedOutRow));
  });
}
