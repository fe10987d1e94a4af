import { FailureError, internal, unavailable, type Failure } from "./failure.ts";
import type { Log } from "#log/log.ts";
import { classifyDatabaseError } from "./postgres/database-errors.ts";
import { warnThrottled } from "#log/warn-throttled.ts";

/**
 * What a caller is told about something thrown: a failure is itself, a database that does not answer, has no room or
 * takes too long is UNAVAILABLE, and anything else is a bug: logged with its cause, answered as INTERNAL.
 */
export function toFailure(error: unknown, log: Log, what: string): Failure {
  if (error instanceof FailureError) return error.failure;
  const known = classifyDatabaseError(error);
  if (known === null) {
    log.error({ event: "request_failed", err: error }, what);
    return internal();
  }
  // Which statement it was matters only where the statement may be to blame.
  if (known.kind === "slow") log.warn({ event: "statement_timed_out", err: error }, known.advice);
  else warnThrottled(log, { event: "database_failed", dependency: "PostgreSQL" }, known.advice);
  return unavailable("database");
}
