import { hasRole, type Member } from "@callboard/kit/actor.ts";
import { map, ok, type Result } from "@callboard/kit/result.ts";
import { viewOf } from "#domain/policy.ts";
import type { Deps } from "./ports.ts";
import type { ProfileLookup } from "./read-profile.ts";

/** What searches need to know about members. */
export interface MemberDeps extends Pick<Deps, "upstreams"> {
  readonly lookup: Pick<ProfileLookup, "member">;
}

/** The agents whom a minor has accepted; nobody else's matter. */
export async function ownAgents({ lookup }: MemberDeps, caller: Member): Promise<readonly string[]> {
  return caller.minor ? ((await lookup.member(caller.userId))?.agentIds ?? []) : [];
}

/**
 * Those of the members found whom the caller may see: the index may lag slightly behind the members. Who blocked the
 * caller, or whom the caller blocked, is not there, except for admins. UNAVAILABLE if that cannot be found out.
 */
export async function shownTo(
  deps: MemberDeps,
  caller: Member,
  ids: readonly string[],
): Promise<Result<ReadonlySet<string>>> {
  const members = await Promise.all(ids.map((id) => deps.lookup.member(id)));
  const seen = ids.filter((id, place) => viewOf(caller, id, members[place] ?? null) !== null);
  if (seen.length === 0 || hasRole(caller, "Admin")) return ok(new Set(seen));
  const blocked = await deps.upstreams.listBlockedPairs(caller.userId, seen);
  return map(blocked, (apart) => new Set(seen.filter((id) => !apart.has(id))));
}
