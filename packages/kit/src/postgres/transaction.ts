import type { Kysely, Transaction } from "kysely";
import type { Failure } from "#failure.ts";
import type { Result } from "#result.ts";
import type { RunTransaction } from "#unit-of-work.ts";

const ATTEMPTS = 3;
/** serialization_failure and deadlock_detected: the server asks for another try. */
const RETRYABLE = new Set(["40001", "40P01"]);

/** Carries a failure out of a transaction so that it rolls back. */
class RolledBack extends Error {
  readonly result: { readonly ok: false; readonly failure: Failure };

  constructor(result: { readonly ok: false; readonly failure: Failure }) {
    super("rolled back");
    this.result = result;
  }
}

/**
 * Runs `work` in one transaction: a success commits, a failure or a throw rolls everything back. Deadlocks are
 * tried again up to two times, so `work` has no effect outside of the database.
 */
export async function inTransaction<Tables, T>(
  db: Kysely<Tables>,
  work: (tx: Transaction<Tables>) => Promise<Result<T>>,
): Promise<Result<T>> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(async (tx) => {
        const result = await work(tx);
        if (!result.ok) throw new RolledBack(result);
        return result;
      });
    } catch (error) {
      if (error instanceof RolledBack) return error.result;
      if (attempt === ATTEMPTS || !isRetryable(error)) throw error;
    }
  }
}

/** Runs the units of work of a service, each in a transaction of its own. */
export function createTransaction<Tables, UnitOfWork>(
  db: Kysely<Tables>,
  unitOf: (tx: Transaction<Tables>) => UnitOfWork,
): RunTransaction<UnitOfWork> {
  return (work) => inTransaction(db, (tx) => work(unitOf(tx)));
}

function isRetryable(error: unknown): boolean {
  return error instanceof Error && "code" in error && RETRYABLE.has(String(error.code));
}
