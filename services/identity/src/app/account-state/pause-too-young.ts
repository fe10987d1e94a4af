import type { System } from "@callboard/kit/actor.ts";
import { ok, type Result } from "@callboard/kit/result.ts";
import { suspend } from "#domain/account-state/account-state.ts";
import { lastAccountBirthYear } from "#domain/minority.ts";
import type { Deps } from "#app/ports.ts";

const IDENTITY: System = { kind: "system", service: "identity" };
const MAX_BATCH = 200;
const REASON = "This account is paused until we have checked the year of birth.";

/**
 * Pauses accounts from before the lowest age whose owner cannot have reached it this year, and returns how many. Only
 * the year is known: whoever may be old enough keeps the account. Call it until it returns 0.
 */
export function pauseTooYoung(deps: Pick<Deps, "transaction" | "now">): Promise<Result<number>> {
  return deps.transaction(async (unit) => {
    const year = lastAccountBirthYear(deps.now().getUTCFullYear());
    const children = await unit.lockActiveBornAfter(year, MAX_BATCH);
    for (const account of children) {
      const paused = suspend(account, { reason: REASON, until: null });
      if (!paused.ok) return paused;
      await unit.saveAccount(paused.value);
    }
    await unit.addEvents(
      IDENTITY,
      children.map(({ id }) => ({ kind: "UserSuspended", userId: id })),
    );
    return ok(children.length);
  });
}
