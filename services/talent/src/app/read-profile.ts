import type { Actor } from "@callboard/kit/actor.ts";
import type { Shown } from "#domain/completeness.ts";
import type { MemberCopy } from "#domain/member.ts";
import { dependsOnMember, isCasting, viewOf, type View } from "#domain/policy.ts";
import { blankProfile, type Profile } from "#domain/profile.ts";

/** A reference to a member as other services use it; in a list, with a cursor. */
export interface MemberKey {
  readonly userId: string;
  readonly cursor?: string;
}

/** A profile with the caller's view of it; a null view shows nothing. */
export interface VisibleProfile {
  readonly userId: string;
  readonly profile: Profile;
  readonly view: View | null;
}

/** Reads of one request, batched into one statement per kind. */
export interface ProfileLookup {
  readonly profile: (userId: string) => Promise<Profile | null>;
  readonly member: (userId: string) => Promise<MemberCopy | null>;
  /** Types of the posts that the person shows. */
  readonly postTypes: (userId: string) => Promise<readonly string[]>;
  /** Whether the person has submitted to the company; false while casting is unavailable. */
  readonly submitted: (companyId: string, userId: string) => Promise<boolean>;
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
  const view = viewOf(actor, userId, member) ?? (await viewOfMinor(lookup, actor, member));
  return { userId, profile: profile ?? blankProfile(userId), view };
}

/** What a complete profile has besides its fields. */
export async function shownOf(lookup: ProfileLookup, userId: string): Promise<Shown> {
  const [member, postTypes] = await Promise.all([lookup.member(userId), lookup.postTypes(userId)]);
  return { hasHeadshot: member?.hasHeadshot ?? null, postTypes };
}

/** A company reads the minors who submitted to it, also without an approved project. */
async function viewOfMinor(
  lookup: Pick<ProfileLookup, "submitted">,
  actor: Actor,
  member: MemberCopy | null,
): Promise<View | null> {
  if (member?.minor !== true || actor.kind !== "member" || !isCasting(actor)) return null;
  const { organisationId } = actor;
  const submitted = organisationId !== null && (await lookup.submitted(organisationId, member.id));
  return viewOf(actor, member.id, member, submitted);
}
