import { ok, type Result } from "@callboard/kit/result.ts";
import { wireName } from "@callboard/kit/form/field.ts";
import { readList, readSingleChange, type Changes } from "#domain/profile-fields.ts";
import { changeProfile, changeSkills } from "#domain/profile.ts";
import { forWriters, type Target, type Writing } from "./for-writers.ts";
import type { Deps } from "./ports.ts";

interface FieldInput extends Target {
  readonly field: string;
  readonly value: string;
}

/**
 * Writes one field on behalf of identity, with the permissions of the original caller; VALIDATION on `value`. Returns
 * whether anything changed.
 */
export const writeProfileField = forWriters<FieldInput, boolean>(async (deps, writing, input) => {
  const change = readSingleChange(input.field, input.value);
  return change.ok ? writeChanges(deps, writing, change.value) : change;
});

interface ListInput extends Target {
  readonly field: string;
  readonly values: readonly string[];
}

/** The same for a list. */
export const writeProfileList = forWriters<ListInput, boolean>(async (deps, writing, input) => {
  const list = readList(input.field, input.values);
  if (!list.ok) return list;
  const [field, values] = list.value;
  return field === "Skills"
    ? writeSkills(deps, writing, values)
    : writeChanges(deps, writing, { unions: values });
});

/** Writes profile fields and publishes their names; returns whether anything changed. */
export function writeChanges(
  deps: Deps,
  { writer, userId }: Writing,
  changes: Changes,
): Promise<Result<boolean>> {
  return deps.transaction(async (unit) => {
    const { after, fields } = changeProfile(await unit.lockProfile(userId), changes);
    if (fields.length === 0) return ok(false);
    await unit.saveProfile(after);
    const { version } = after;
    await unit.addEvents(writer, [
      { kind: "TalentDemographicsUpdated", userId, version, fields: fields.map(wireName) },
    ]);
    return ok(true);
  });
}

/** Replaces the skills; returns whether anything changed. */
export function writeSkills(
  deps: Deps,
  { writer, userId }: Writing,
  skills: readonly string[],
): Promise<Result<boolean>> {
  return deps.transaction(async (unit) => {
    const before = await unit.lockProfile(userId);
    const after = changeSkills(before, skills);
    if (after === before) return ok(false);
    await unit.saveProfile(after);
    await unit.addEvents(writer, [{ kind: "TalentSkillsUpdated", userId, version: after.version }]);
    return ok(true);
  });
}
