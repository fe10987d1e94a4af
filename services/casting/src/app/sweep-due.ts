import type { Actor } from "@callboard/kit/actor.ts";
import { FailureError } from "@callboard/kit/failure.ts";
import type { Result } from "@callboard/kit/result.ts";
import type { Deps, SubmissionKey, UnitOfWork } from "./ports.ts";

const BATCH = 100;

/** The actor of sweeps. */
export const CASTING: Actor = { kind: "system", service: "casting" };

/** The dependencies of a sweep. */
export type SweepDeps = Pick<Deps, "reads" | "now" | "transaction">;

/** Called with each submission that failed, and the error. */
export type OnSweepFailed = (key: SubmissionKey, error: unknown) => void;

/** The action on each item. It locks what it changes, and returns false if the item is no longer due. */
type Act<Due> = (unit: UnitOfWork, due: Due) => Promise<Result<boolean>>;

/** Lists items due at a time that come after the last one listed, up to a limit. */
type ListDue<Due> = (now: Date, last: Due | null, limit: number) => Promise<readonly Due[]>;

/** Acts on everything that is due, like `actOnEach`. Returns how many were changed. */
export async function sweepDue<Due extends SubmissionKey>(
  deps: SweepDeps,
  { list, act }: { readonly list: ListDue<Due>; readonly act: Act<Due> },
  onFailed: OnSweepFailed,
): Promise<number> {
  const now = deps.now();
  let changed = 0;
  let last: Due | null = null;
  for (;;) {
    const batch: readonly Due[] = await list(now, last, BATCH);
    changed += await actOnEach(deps, { dues: batch, act }, onFailed);
    last = batch.at(-1) ?? null;
    if (batch.length < BATCH) return changed;
  }
}

/**
 * Acts on each item in its own transaction, so that a failure does not block the others. Returns how many were
 * changed.
 */
async function actOnEach<Due extends SubmissionKey>(
  deps: SweepDeps,
  { dues, act }: { readonly dues: readonly Due[]; readonly act: Act<Due> },
  onFailed: OnSweepFailed,
): Promise<number> {
  let changed = 0;
  for (const due of dues) {
    try {
      const done = await deps.transaction((unit) => act(unit, due));
      if (!done.ok) onFailed(due, new FailureError(done.failure));
      else if (done.value) changed += 1;
    } catch (error) {
      onFailed(due, error);
    }
  }
  return changed;
}
