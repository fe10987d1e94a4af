import { conflict, notFound } from "@callboard/kit/failure.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import type { Deps, UnitOfWork } from "./ports.ts";

/** Maximum number of attempts of one change before it yields to concurrent changes of the same record. */
const ATTEMPTS = 5;

/** A call to another service whose outcome a change depends on. */
export interface UpstreamCall {
  /** Identifies the call, including the record's version: for another version, the call is made again. */
  readonly key: string;
  /** Idempotent. Its failure is the failure of the change. */
  readonly send: () => Promise<Result<void>>;
  /** Reverts the call's effect in the other service if the change was not written after all. */
  readonly undo?: () => Promise<Result<void>>;
}

/** Succeeds if the call has been made and was agreed to; otherwise the change must return the failure. */
export type RequireCall = (call: UpstreamCall) => Result<void>;

/** Placeholder for a call that has yet to be made; never leaves this file. */
const NOT_CALLED = notFound("upstream call");

/**
 * Runs a change that needs the consent of other services, without calls inside the transaction. If `work` requires a
 * call that has not been made, the transaction rolls back, the call is made with no row locked and no connection
 * held, and `work` runs again from the start. Calls are undone if the change is not written.
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

/** If undoing fails, the consent ends by itself: casting keeps to it for two minutes at most. */
async function undoAll(made: ReadonlyMap<string, UpstreamCall>): Promise<void> {
  for (const call of [...made.values()].toReversed()) await call.undo?.().catch(() => undefined);
}
