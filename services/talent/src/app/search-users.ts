import { hasRole, type Member } from "@callboard/kit/actor.ts";
import { line } from "@callboard/kit/fields.ts";
import { map, ok, type Result } from "@callboard/kit/result.ts";
import { forMembers } from "@callboard/kit/use-case.ts";
import { validate } from "@callboard/kit/validate.ts";
import { MEMBERS } from "#domain/policy.ts";
import { ownAgents, shownTo, type MemberDeps } from "./found-members.ts";
import type { Deps } from "./ports.ts";
import type { MemberKey } from "./read-profile.ts";
import { MAX_TEXT_LENGTH, scopeOf } from "./search-criteria.ts";

type SearchDeps = Pick<Deps, "search" | "searchQuota"> & MemberDeps;

/** Maximum number of suggested members per call. */
const MAX_SUGGESTED = 10;
const CONTACT = /^(\+\d{8,15}|\S+@\S+)$/;

/**
 * Ten suggestions at most: names beginning with the text first, then matches in skills and bio. Admins can also
 * search for an exact e-mail address or phone number. LIMIT at 60 searches a minute.
 */
export const searchUsers = forMembers<SearchDeps, { readonly value: string }, MemberKey[]>(
  MEMBERS,
  async (deps, caller, { value }) => {
    const text = validate(line(MAX_TEXT_LENGTH), value, "value");
    if (!text.ok) return text;
    const quota = await deps.searchQuota(caller.userId);
    if (!quota.ok) return quota;
    const byContact = await findByContact(deps, caller, text.value);
    if (!byContact.ok) return byContact;
    const scope = scopeOf(caller, { roster: false, agentIds: await ownAgents(deps, caller) });
    const found = await deps.search.suggest(text.value, scope);
    const ids = [...new Set([...byContact.value, ...found])].slice(0, MAX_SUGGESTED);
    return map(await shownTo(deps, caller, ids), (shown) =>
      ids.filter((id) => shown.has(id)).map((userId) => ({ userId })),
    );
  },
);

async function findByContact(
  { upstreams }: SearchDeps,
  caller: Member,
  text: string,
): Promise<Result<readonly string[]>> {
  return hasRole(caller, "Admin") && CONTACT.test(text) ? upstreams.findByContact(text) : ok([]);
}
