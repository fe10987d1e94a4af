import { ok, type Result } from "@callboard/kit/result.ts";
import { isListed } from "#domain/member.ts";
import { blankProfile } from "#domain/profile.ts";
import type { Deps, Reads, RevisedMember, TalentEntry, Unit } from "./ports.ts";

/** Takes over what identity says of a member, and shows it in the searches. */
export async function followMember(deps: Deps, unit: Unit, userId: string): Promise<Result<void>> {
  const asked = await deps.identity.members([userId]);
  if (!asked.ok) return asked;
  const [member] = asked.value;
  if (member) await unit.saveMember(member);
  return indexTalent(deps, unit, userId);
}

/** Brings the search document of a member up to date; who is not listed leaves the index. */
export async function indexTalent(deps: Deps, unit: Unit, userId: string): Promise<Result<void>> {
  const revision = await unit.raiseRevision(userId);
  if (revision === null) return ok();
  const members = await unit.members([userId]);
  const [entry] = await entriesOf(
    unit,
    members.map((member) => ({ member, revision })),
  );
  if (entry?.listed) await deps.search.write([entry.talent]);
  else await deps.search.remove(userId, revision);
  return ok();
}

/** What the index is to know of these members, in their order. */
export async function entriesOf(
  reads: Pick<Reads, "profiles">,
  members: readonly RevisedMember[],
): Promise<TalentEntry[]> {
  // Read after the members: a profile may be newer than the version says, never older.
  const profiles = await reads.profiles(members.map(({ member }) => member.id));
  const byUser = new Map(profiles.map((profile) => [profile.userId, profile]));
  return members.map(({ member, revision }) => ({
    talent: { member, profile: byUser.get(member.id) ?? blankProfile(member.id), revision },
    listed: isListed(member),
  }));
}
