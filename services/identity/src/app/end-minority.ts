import type { Actor } from "@callboard/kit/actor.ts";
import { ok } from "@callboard/kit/result.ts";
import type { Result } from "@callboard/kit/result.ts";
import { lastAdultBirthYear } from "#domain/minority.ts";
import type { Deps } from "./ports.ts";

const SYSTEM: Actor = { kind: "system", service: "identity" };
const BATCH = 200;

/** Takes the flag from those who are of age since 1 January; answers how many. Call it until that is 0. */
export async function endMinority(deps: Deps): Promise<Result<number>> {
  const year = lastAdultBirthYear(deps.clock().getUTCFullYear());
  return deps.transaction(async (tx) => {
    const adults = await tx.accounts.minorsBornUntil(year, BATCH);
    for (const account of adults) await tx.accounts.save({ ...account, minor: false });
    await tx.publish(
      SYSTEM,
      adults.map(({ id }) => ({
        about: "user",
        id,
        event: { type: "UserProfileUpdated", fields: ["Minor"] },
      })),
    );
    return ok(adults.length);
  });
}
