import type { Actor } from "@callboard/kit/actor.ts";
import type { MemberCopy } from "#domain/member.ts";
import { dependsOnMember, viewOf, type View } from "#domain/policy.ts";
import { blankProfile, type Profile } from "#domain/profile.ts";

/** A reference to a member as other services use it; in a list, with a cursor. */
export interface MemberKey {
  readonly userId: string;
  readonly cursor?: string;
}

/** A profile with the caller's view of it; a null view shows nothing. */
export interface VisibleProfile {
  readonly profile: Profile;
  readonly view: View | null;
}

/** Reads of one request, batched into one statement per kind. */
export interface ProfileLookup {
  readonly profile: (userId: string) => Promise<Profile | null>;
  readonly member: (userId: string) => Promise<MemberCopy | null>;
}

/** The professional profile as the caller may see it; blank for a member without one. */
export async function visibleProfile(
  lookup: ProfileLookup,
  actor: Actor,
  userId: string,
): Promise<VisibleProfile> {
  const [profile, member] = await Promise.all([
    lookup.profile(userId),
    dependsOnMember(actor, userId) ? lookup.member(userId) : null,
  ]);
  return { profile: profile ?? blankProfile(userId), view: viewOf(actor, userId, member) };
}
