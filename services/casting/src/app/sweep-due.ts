import type { Actor } from "@callboard/kit/actor.ts";
import { FailureError } from "@callboard/kit/failure.ts";
import type { Result } from "@callboard/kit/result.ts";
import type { Deps, SubmissionKey, UnitOfWork } from "./ports.ts";

const BATCH = 100;

/** Who does what a sweep does. */
export const CASTING: Actor = { kind: "system", service: "casting" };

/** What a sweep needs. */
export type SweepDeps = Pick<Deps, "reads" | "now" | "transaction">;

/** Called with a submission for which it could not be done, and why. */
export type OnSweepFailed = (key: SubmissionKey, error: unknown) => void;

/** What is done to each. It locks what it changes, and answers false where that is no longer due. */
type Act<Due> = (unit: UnitOfWork, due: Due) => Promise<Result<boolean>>;

/** What is due at a moment behind the last that was listed, at most so many. */
type ListDue<Due> = (now: Date, last: Due | null, limit: number) => Promise<readonly Due[]>;

/** Does something to everything that is due, as `actOnEach` does. Returns how many were changed. */
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
 * Does something to each in a transaction of its own: one that fails does not keep back those behind it. Returns how many
 * were changed.
 */
export async function actOnEach<Due extends SubmissionKey>(
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
