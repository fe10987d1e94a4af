import { map } from "@callboard/kit/result.ts";
import { readSkills } from "#domain/profile-fields.ts";
import { forWriters, type Target } from "./for-writers.ts";
import { writeSkills } from "./write-profile.ts";

interface Input extends Target {
  readonly skills: readonly string[];
}

/** Replaces the list of skills; saving the same list again publishes nothing. LIMIT at 60. */
export const updateSkills = forWriters<Input, void>(async (deps, writing, input) => {
  const skills = readSkills(input.skills);
  return skills.ok ? map(await writeSkills(deps, writing, skills.value), () => undefined) : skills;
});
