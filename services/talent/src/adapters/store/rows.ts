import { fromDetails, toDetails } from "@callboard/kit/form/declared-columns.ts";
import type { Insertable, Selectable } from "kysely";
import type { MemberCopy } from "#domain/member.ts";
import { PROFILE_FIELDS } from "#domain/profile-fields.ts";
import type { Profile } from "#domain/profile.ts";
import type { MemberTable, ProfileTable } from "./tables.ts";

export function toProfile(row: Selectable<ProfileTable>): Profile {
  const { user_id: userId, version, credits, training } = row;
  return { userId, version, credits, training, ...toDetails(PROFILE_FIELDS, row) };
}

export function fromProfile(profile: Profile): Insertable<ProfileTable> {
  const { userId, version } = profile;
  return {
    user_id: userId,
    version,
    credits: JSON.stringify(profile.credits),
    training: JSON.stringify(profile.training),
    ...fromDetails(PROFILE_FIELDS, profile),
  };
}

export function toMember(row: MemberTable): MemberCopy {
  const { id, version, bio, roles, registered, suspended, minor } = row;
  const names = { firstName: row.first_name, lastName: row.last_name };
  const { agent_ids: agentIds, has_headshot: hasHeadshot } = row;
  return { id, version, ...names, bio, roles, agentIds, registered, suspended, minor, hasHeadshot };
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
    has_headshot: member.hasHeadshot,
  };
}
