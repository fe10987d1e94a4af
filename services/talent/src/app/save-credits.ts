import { map, ok } from "@callboard/kit/result.ts";
import { changeCareer, readCareer, type CareerInput } from "#domain/credits.ts";
import { forWriters, type Target } from "./for-writers.ts";
import type { MemberKey } from "./read-profile.ts";

interface Input extends Target {
  readonly career: CareerInput;
}

/**
 * Replaces the credits and the training of the caller, a linked talent or, for admins, anyone; an absent list is kept.
 * Saving the same again changes and publishes nothing.
 */
export const saveCredits = forWriters<Input, MemberKey>(async (deps, { writer, userId }, input) => {
  const career = readCareer(input.career);
  if (!career.ok) return career;
  const saved = await deps.transaction(async (unit) => {
    const { after, fields } = changeCareer(await unit.lockProfile(userId), career.value);
    if (fields.length === 0) return ok();
    await unit.saveProfile(after);
    const { version } = after;
    await unit.addEvents(writer, [{ kind: "TalentDemographicsUpdated", userId, version, fields }]);
    return ok();
  });
  return map(saved, () => ({ userId }));
});
