import { fromDetails, toDetails } from "@callboard/kit/form/declared-columns.ts";
import type { MemberCopy } from "#domain/member.ts";
import { PROFILE_FIELDS } from "#domain/profile-fields.ts";
import type { Profile } from "#domain/profile.ts";
import type { MemberTable, ProfileTable } from "./tables.ts";

export function toProfile(row: ProfileTable): Profile {
  return { userId: row.user_id, version: row.version, ...toDetails(PROFILE_FIELDS, row) };
}

export function fromProfile(profile: Profile): ProfileTable {
  const { userId, version } = profile;
  return { user_id: userId, version, ...fromDetails(PROFILE_FIELDS, profile) };
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
