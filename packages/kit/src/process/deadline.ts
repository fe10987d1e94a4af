import { FailureError, unavailable } from "#failure.ts";
import { currentScope, type RequestScope } from "./request-scope.ts";

/**
 * Milliseconds that a request still has, from the gateway to the subgraphs. What is left travels and not the moment, as
 * in gRPC: clocks of machines differ.
 */
export const TIMEOUT_HEADER = "x-request-timeout-ms";

/** Gives a request at most so many milliseconds from now; never more than it had. */
export function limitTime(scope: RequestScope, milliseconds: number): void {
  scope.deadline = Math.min(scope.deadline, performance.now() + milliseconds);
}

/** Milliseconds that are left for the current request, 0 when they are over; Infinity outside of requests. */
export function remainingTime(scope: RequestScope | undefined = currentScope()): number {
  return scope ? Math.max(0, scope.deadline - performance.now()) : Infinity;
}

/** Throws UNAVAILABLE when nobody waits for the current request any more. */
export function assertTimeLeft(): void {
  if (remainingTime() === 0) throw new FailureError(unavailable("deadline"));
}
