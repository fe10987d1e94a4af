import type { Actor } from "@callboard/kit/actor.ts";
import { ok, type Result } from "@callboard/kit/result.ts";
import { checkSkills } from "#domain/profile-fields.ts";
import { changeSkills } from "#domain/profile.ts";
import type { Deps } from "./ports.ts";
import { writableMember } from "./writable-member.ts";

/** Replaces the list of skills; the same list again publishes nothing. LIMIT at 60. */
export async function updateSkills(
  deps: Deps,
  actor: Actor,
  input: { readonly key: string; readonly skills: readonly string[] },
): Promise<Result<void>> {
  const writing = await writableMember(deps, actor, { value: input.key, path: "PK" });
  if (!writing.ok) return writing;
  const right = checkSkills(input.skills);
  if (!right.ok) return right;
  const { userId } = writing.value;
  return deps.transaction(async (unit) => {
    const before = await unit.lockProfile(userId);
    const after = changeSkills(before, input.skills);
    if (after === before) return ok();
    await unit.saveProfile(after);
    await unit.addEvents(actor, [{ kind: "TalentSkillsUpdated", userId, version: after.version }]);
    return ok();
  });
}
