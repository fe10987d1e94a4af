import { ok } from "@callboard/kit/result.ts";
import { readSkills } from "#domain/profile-fields.ts";
import { changeSkills } from "#domain/profile.ts";
import { forWriters, type Target } from "./for-writers.ts";

interface Input extends Target {
  readonly skills: readonly string[];
}

/** Replaces the list of skills; the same list again publishes nothing. LIMIT at 60. */
export const updateSkills = forWriters<Input, void>(async (deps, { writer, userId }, input) => {
  const skills = readSkills(input.skills);
  if (!skills.ok) return skills;
  return deps.transaction(async (unit) => {
    const before = await unit.lockProfile(userId);
    const after = changeSkills(before, skills.value);
    if (after === before) return ok();
    await unit.saveProfile(after);
    await unit.addEvents(writer, [{ kind: "TalentSkillsUpdated", userId, version: after.version }]);
    return ok();
  });
});
