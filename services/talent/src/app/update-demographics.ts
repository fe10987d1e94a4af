import { ok, type Result } from "@callboard/kit/result.ts";
import {
  readChanges,
  readSingleChange,
  wireName,
  type Changes,
  type DemographicsInput,
} from "#domain/profile-fields.ts";
import { changeProfile } from "#domain/profile.ts";
import { forWriters, type Target, type Writing } from "./for-writers.ts";
import type { Deps } from "./ports.ts";
import type { MemberKey } from "./read-profile.ts";

interface Input extends Target {
  readonly demographic: DemographicsInput;
}

/**
 * Writes the professional profile of the caller, a linked talent or, for admins, anybody: an absent field keeps its
 * value, null clears it. The same values again change nothing and publish nothing.
 */
export const updateDemographics = forWriters<Input, MemberKey>(async (deps, writing, { demographic }) => {
  const changes = readChanges(demographic);
  return changes.ok ? write(deps, writing, changes.value) : changes;
});

interface FieldInput extends Target {
  readonly field: string;
  readonly value: string;
}

/** Writes one field for identity, by the rights of the person whose request it serves; VALIDATION names `value`. */
export const writeProfileField = forWriters<FieldInput, MemberKey>(async (deps, writing, input) => {
  const change = readSingleChange(input.field, input.value);
  return change.ok ? write(deps, writing, change.value) : change;
});

function write(deps: Deps, { writer, userId }: Writing, changes: Changes): Promise<Result<MemberKey>> {
  return deps.transaction(async (unit) => {
    const { after, fields } = changeProfile(await unit.lockProfile(userId), changes);
    if (fields.length === 0) return ok({ userId });
    await unit.saveProfile(after);
    const { version } = after;
    await unit.addEvents(writer, [
      { kind: "TalentDemographicsUpdated", userId, version, fields: fields.map(wireName) },
    ]);
    return ok({ userId });
  });
}
