import { FailureError } from "@callboard/kit/failure.ts";
import type { Result } from "@callboard/kit/result.ts";

/** Ends an event handler: throws on a failure, so that the event is redelivered. */
export function throwFailure(result: Result<void>): void {
  if (!result.ok) throw new FailureError(result.failure);
}
