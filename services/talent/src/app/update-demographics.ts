import type { Sent } from "@callboard/kit/form/field.ts";
import { map } from "@callboard/kit/result.ts";
import { readChanges } from "#domain/profile-fields.ts";
import { forWriters, type Target } from "./for-writers.ts";
import type { MemberKey } from "./read-profile.ts";
import { writeChanges } from "./write-profile.ts";

interface Input extends Target {
  readonly demographic: Sent;
}

/**
 * Writes the professional profile of the caller, a linked talent or, for admins, anyone: an absent field keeps its
 * value; null clears it. Saving the same values again changes and publishes nothing.
 */
export const updateDemographics = forWriters<Input, MemberKey>(async (deps, writing, { demographic }) => {
  const changes = readChanges(demographic);
  if (!changes.ok) return changes;
  return map(await writeChanges(deps, writing, changes.value), () => ({ userId: writing.userId }));
});
