import type { System } from "@callboard/kit/actor.ts";
import { ok, type Result } from "@callboard/kit/result.ts";
import { reinstate } from "#domain/account-state/account-state.ts";
import type { Deps } from "#app/ports.ts";

const IDENTITY: System = { kind: "system", service: "identity" };
const MAX_BATCH = 200;

/** Reinstates members whose suspension has ended and returns how many. Call it until it returns 0. */
export function endSuspensions(deps: Pick<Deps, "transaction" | "now">): Promise<Result<number>> {
  return deps.transaction(async (unit) => {
    const due = await unit.lockSuspendedUntil(deps.now(), MAX_BATCH);
    for (const account of due) {
      const free = reinstate(account);
      if (!free.ok) return free;
      await unit.saveAccount(free.value);
    }
    await unit.addEvents(
      IDENTITY,
      due.map(({ id }) => ({ kind: "UserReinstated", userId: id })),
    );
    return ok(due.length);
  });
}
