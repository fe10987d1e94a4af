import type { Actor } from "@callboard/kit/actor.ts";
import { invalid } from "@callboard/kit/failure.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import { checkChanges, singleChange, wireName } from "#domain/profile-fields.ts";
import { changeProfile, type Changes } from "#domain/profile.ts";
import type { Deps } from "./ports.ts";
import type { MemberKey } from "./see-profile.ts";
import { writableMember, type Writing } from "./writable-member.ts";

/**
 * Writes the professional profile of the caller, a linked talent or, for admins, anybody: an absent field keeps its
 * value, null clears it. The same values again change nothing and publish nothing.
 */
export async function updateDemographics(
  deps: Deps,
  actor: Actor,
  input: { readonly key: string | null; readonly changes: Changes },
): Promise<Result<MemberKey>> {
  const writing = await writableMember(deps, actor, { value: input.key, path: "demographic.PK" });
  if (!writing.ok) return writing;
  const failures = checkChanges(input.changes);
  return failures.length > 0 ? fail(invalid(failures)) : write(deps, writing.value, input.changes);
}

/** Writes one field for identity, by the rights of the person whose request it serves; VALIDATION names `value`. */
export async function writeProfileField(
  deps: Deps,
  actor: Actor,
  input: { readonly userId: string; readonly field: string; readonly value: string },
): Promise<Result<MemberKey>> {
  const writing = await writableMember(deps, actor, { value: input.userId, path: "user_id" });
  if (!writing.ok) return writing;
  const change = singleChange(input.field, input.value);
  return change.ok ? write(deps, writing.value, change.value) : change;
}

function write(deps: Deps, { actor, userId }: Writing, changes: Changes): Promise<Result<MemberKey>> {
  return deps.transaction(async (unit) => {
    const { after, fields } = changeProfile(await unit.lockProfile(userId), changes);
    if (fields.length === 0) return ok({ userId });
    await unit.saveProfile(after);
    const { version } = after;
    await unit.addEvents(actor, [
      { kind: "TalentDemographicsUpdated", userId, version, fields: fields.map(wireName) },
    ]);
    return ok({ userId });
  });
}
