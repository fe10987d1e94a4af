import { ok, type Result } from "@callboard/kit/result.ts";
import { isListed } from "#domain/member.ts";
import { blankProfile } from "#domain/profile.ts";
import type { Deps, Unit } from "./ports.ts";

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
  const [[member], [profile]] = await Promise.all([unit.members([userId]), unit.profiles([userId])]);
  if (member && isListed(member))
    await deps.search.write([{ member, profile: profile ?? blankProfile(userId), revision }]);
  else await deps.search.remove(userId, revision);
  return ok();
}
