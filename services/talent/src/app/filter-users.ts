import { KEY_PREFIXES } from "@callboard/catalog/record-keys.ts";
import { requireMember, type Actor } from "@callboard/kit/actor.ts";
import { invalidField } from "@callboard/kit/failure.ts";
import { parseKey } from "@callboard/kit/record-key.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import { MEMBERS, viewOf } from "#domain/policy.ts";
import { blankProfile } from "#domain/profile.ts";
import type { Deps, TalentQuery } from "./ports.ts";
import type { MemberKey } from "./see-profile.ts";
import { parseUserCriteria, type UserCriteriaInput } from "./user-criteria.ts";

/**
 * Talents by their profile. Who may be found, and by what, is part of the query itself: a criterion on a field that
 * the caller may not read finds nobody by it. LIMIT at 60 searches a minute.
 */
export async function filterUsers(
  deps: Deps,
  actor: Actor,
  input: UserCriteriaInput,
): Promise<Result<readonly MemberKey[]>> {
  const member = requireMember(actor, MEMBERS);
  if (!member.ok) return member;
  const parsed = parseUserCriteria(member.value, input);
  if (!parsed.ok) return parsed;
  const query = await withCursor(deps, parsed.value);
  if (!query.ok) return query;
  const quota = await deps.searchQuota(member.value.userId);
  if (!quota.ok) return quota;
  const ids = await deps.search.find(query.value);
  const members = new Map((await deps.reads.members(ids)).map((found) => [found.id, found]));
  const seen = ids.filter((id) => viewOf(actor, id, members.get(id) ?? null) !== null);
  return ok(seen.map((userId) => ({ userId })));
}

/** Turns the key of the last talent seen into the cursor that stands for it. */
async function withCursor(deps: Deps, query: TalentQuery): Promise<Result<TalentQuery>> {
  if (query.after === null) return ok(query);
  const id = parseKey(KEY_PREFIXES.user, query.after, "criteria.After");
  if (!id.ok) return id;
  const [[member], [profile]] = await Promise.all([
    deps.reads.members([id.value]),
    deps.reads.profiles([id.value]),
  ]);
  const last = member ? { member, profile: profile ?? blankProfile(id.value), revision: 0 } : null;
  const after = last ? deps.search.cursorOf(last, query.sort) : null;
  if (after !== null) return ok({ ...query, after });
  return fail(invalidField("criteria.After", "CURSOR", "Pages by relevance cannot be continued; use Page."));
}
