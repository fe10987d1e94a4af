import type { MemberCopy } from "#domain/member.ts";
import type { Profile } from "#domain/profile.ts";

/** Columns are the snake_case of these names; see migrations/0001_profiles.sql. */
export interface Tables {
  readonly profile: Profile;
  readonly member: MemberCopy & { readonly revision: number };
}
