import type { System } from "@callboard/kit/actor.ts";
import { ok, type Result } from "@callboard/kit/result.ts";
import { lastAdultBirthYear } from "#domain/minority.ts";
import type { Deps } from "./ports.ts";

const IDENTITY: System = { kind: "system", service: "identity" };
const MAX_BATCH = 200;

/** Clears the minor flag of members who came of age on 1 January and returns how many. Call it until it returns 0. */
export function endMinority(deps: Deps): Promise<Result<number>> {
  const year = lastAdultBirthYear(deps.now().getUTCFullYear());
  return deps.transaction(async (unit) => {
    const adults = await unit.lockMinorsBornUntil(year, MAX_BATCH);
    for (const account of adults) await unit.saveAccount({ ...account, minor: false });
    await unit.addEvents(
      IDENTITY,
      adults.map(({ id }) => ({ kind: "UserProfileUpdated", userId: id, fields: ["Minor"] })),
    );
    return ok(adults.length);
  });
}
