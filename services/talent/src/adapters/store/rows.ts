import type { MemberCopy } from "#domain/member.ts";
import type { Profile } from "#domain/profile.ts";
import type { MemberTable, ProfileTable } from "./tables.ts";

export function toProfile(row: ProfileTable): Profile {
  return {
    userId: row.user_id,
    version: row.version,
    heightRange: row.height_range,
    eyeColor: row.eye_color,
    ageRange: row.age_range,
    ethnicity: row.ethnicity,
    showEthnicity: row.show_ethnicity,
    gender: row.gender,
    primaryLanguage: row.primary_language,
    secondaryLanguage: row.secondary_language,
    thirdLanguage: row.third_language,
    naturalHairColor: row.natural_hair_color,
    currentHairColor: row.current_hair_color,
    travelPreference: row.travel_preference,
    locationCity: row.location_city,
    locationState: row.location_state,
    skills: row.skills,
    unions: row.unions,
  };
}

export function fromProfile(profile: Profile): ProfileTable {
  return {
    user_id: profile.userId,
    version: profile.version,
    height_range: profile.heightRange,
    eye_color: profile.eyeColor,
    age_range: profile.ageRange,
    ethnicity: profile.ethnicity,
    show_ethnicity: profile.showEthnicity,
    gender: profile.gender,
    primary_language: profile.primaryLanguage,
    secondary_language: profile.secondaryLanguage,
    third_language: profile.thirdLanguage,
    natural_hair_color: profile.naturalHairColor,
    current_hair_color: profile.currentHairColor,
    travel_preference: profile.travelPreference,
    location_city: profile.locationCity,
    location_state: profile.locationState,
    skills: [...profile.skills],
    unions: [...profile.unions],
  };
}

export function toMember(row: MemberTable): MemberCopy {
  const { id, version, bio, roles, registered, suspended, minor } = row;
  const names = { firstName: row.first_name, lastName: row.last_name };
  return { id, version, ...names, bio, roles, agentIds: row.agent_ids, registered, suspended, minor };
}

/** All columns except the revision, which the store raises itself. */
export function fromMember(member: MemberCopy): Omit<MemberTable, "revision"> {
  const { id, version, bio, roles, registered, suspended, minor } = member;
  return {
    id,
    version,
    first_name: member.firstName,
    last_name: member.lastName,
    bio,
    roles: [...roles],
    agent_ids: [...member.agentIds],
    registered,
    suspended,
    minor,
  };
}
