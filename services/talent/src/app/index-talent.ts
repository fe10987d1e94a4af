import { ok, type Result } from "@callboard/kit/result.ts";
import { EVERY_DAY } from "#domain/availability/availability.ts";
import { isListed } from "#domain/member.ts";
import { blankProfile } from "#domain/profile.ts";
import type { Deps, Reads, RevisedMember, TalentEntry } from "./ports.ts";

/** Copies a member from identity and updates the search document. */
export async function syncMember(deps: Deps, userId: string): Promise<Result<void>> {
  const found = await deps.upstreams.batchGetMembers([userId]);
  if (!found.ok) return found;
  const member = found.value.get(userId);
  if (member) {
    const saved = await deps.transaction(async (unit) => ok(await unit.saveMember(member)));
    if (!saved.ok) return saved;
  }
  return indexTalent(deps, userId);
}

/**
 * Updates a member's search document; a member who is not listed is removed from the index. Idempotent. The index is
 * called after the transaction.
 */
export async function indexTalent(deps: Deps, userId: string): Promise<Result<void>> {
  const revised = await deps.transaction<TalentEntry | null>(async (unit) => {
    const revision = await unit.raiseRevision(userId);
    if (revision === null) return ok(null);
    const member = (await unit.members([userId])).get(userId);
    const [entry] = member ? await entriesOf(unit, [{ member, revision }]) : [];
    return ok(entry ?? null);
  });
  if (!revised.ok) return revised;
  if (revised.value === null) return ok();
  const { talent, listed } = revised.value;
  if (listed) await deps.search.write([talent]);
  else await deps.search.remove(userId, talent.revision);
  return ok();
}

/** The index entries of these members, in the same order. */
export async function entriesOf(
  reads: Pick<Reads, "profiles" | "shownPosts" | "bookedOut">,
  members: readonly RevisedMember[],
): Promise<TalentEntry[]> {
  const ids = members.map(({ member }) => member.id);
  // Read after the members, so that the data may be newer than the version says, but never older. Sequential, because
  // a transaction has only one connection.
  const profiles = await reads.profiles(ids);
  const posts = await reads.shownPosts(ids);
  const bookedOut = await reads.bookedOut(ids, EVERY_DAY);
  return members.map(({ member, revision }) => ({
    talent: {
      member,
      profile: profiles.get(member.id) ?? blankProfile(member.id),
      posts: posts.get(member.id) ?? [],
      bookedOut: bookedOut.get(member.id) ?? [],
      revision,
    },
    listed: isListed(member),
  }));
}
