import type { Actor } from "./actor.ts";
import { notFound } from "./failure.ts";
import { fail, type Result } from "./result.ts";

/** A call that creates something and may be repeated: who, what, under which ClientKey, with which input. */
export interface KeyedCall {
  readonly actor: Actor;
  readonly operation: string;
  /** The ClientKey of the input; null or undefined runs the work without remembering it. */
  readonly key: string | null | undefined;
  /** What makes two calls the same; the ClientKey itself may be in it. */
  readonly body: unknown;
}

/** What every unit of work offers beside the reads and writes of its service. */
export interface KeyedUnit {
  /**
   * Does the work once per (actor, operation, ClientKey) and returns its stored answer to every repetition within 48
   * hours; concurrent repetitions wait for the first. The same key with another body is CONFLICT KEY_REUSED. The answer
   * must be JSON, so return ids and read the record again.
   */
  readonly once: <T>(call: KeyedCall, work: () => Promise<Result<T>>) => Promise<Result<T>>;
}

/**
 * Runs work in one transaction: a success commits, a failure or a throw rolls everything back. No call leaves the
 * process inside. After a deadlock the work is run again.
 */
export type RunTransaction<UnitOfWork> = <T>(
  work: (unit: UnitOfWork) => Promise<Result<T>>,
) => Promise<Result<T>>;

/** Ends the transaction that looked for an answer and found none; it never leaves this file. */
const NOT_STORED = notFound("answer");

/**
 * What was answered to this call before, for use cases that call other services between two transactions; null when
 * nothing was.
 */
export async function storedResponse<T>(
  transaction: RunTransaction<KeyedUnit>,
  call: KeyedCall,
): Promise<Result<T> | null> {
  if (call.key === null || call.key === undefined) return null;
  const stored = await transaction<T>((unit) => unit.once<T>(call, async () => fail(NOT_STORED)));
  return !stored.ok && stored.failure === NOT_STORED ? null : stored;
}
