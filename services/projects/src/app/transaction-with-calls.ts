import { conflict, notFound } from "@callboard/kit/failure.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import type { Deps, UnitOfWork } from "./ports.ts";

/** Runs of one change, the first included, before it gives way to those who change the same record. */
const ATTEMPTS = 5;

/** A call of another service on whose answer a change depends. */
export interface UpstreamCall {
  /** What is asked, with the version of the record that it is asked for: of another version it is asked again. */
  readonly key: string;
  /** Idempotent. A failure is the failure of the change. */
  readonly send: () => Promise<Result<void>>;
  /** Makes the other service agree with the records again, when the change was not written after all. */
  readonly undo?: () => Promise<Result<void>>;
}

/** Succeeds when the call was made and agreed to; otherwise the change must return the failure. */
export type RequireCall = (call: UpstreamCall) => Result<void>;

/** Stands for a call that is still to be made; it never leaves this file. */
const NOT_CALLED = notFound("upstream call");

/**
 * Runs a change that needs the consent of other services, without a call inside the transaction. `work` decides from the
 * top each time: where it requires a call that was not made, the transaction rolls back, the call is made with no row
 * locked and no connection held, and `work` runs again. What was called for is undone when the change is not written.
 */
export async function transactionWithCalls<T>(
  deps: Pick<Deps, "transaction">,
  work: (unit: UnitOfWork, requireCall: RequireCall) => Promise<Result<T>>,
): Promise<Result<T>> {
  const made = new Map<string, UpstreamCall>();
  const finish = async (result: Result<T>): Promise<Result<T>> => {
    if (!result.ok) await undoAll(made);
    return result;
  };
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const missing: UpstreamCall[] = [];
    const requireCall: RequireCall = (call) => {
      if (made.has(call.key)) return ok();
      missing.push(call);
      return fail(NOT_CALLED);
    };
    const result = await deps
      .transaction((unit) => work(unit, requireCall))
      .catch(async (error: unknown) => {
        await undoAll(made);
        throw error;
      });
    const [call] = missing;
    if (result.ok || result.failure !== NOT_CALLED || !call) return finish(result);
    const sent = await call.send();
    if (!sent.ok) return finish(sent);
    made.set(call.key, call);
  }
  return finish(fail(conflict("STALE", "Someone else changed this. Reload it and try again.")));
}

/** What cannot be undone now is corrected by the next event about the record. */
async function undoAll(made: ReadonlyMap<string, UpstreamCall>): Promise<void> {
  for (const call of [...made.values()].toReversed()) await call.undo?.().catch(() => undefined);
}
