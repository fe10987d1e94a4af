import type { LimitRule } from "@callboard/catalog/failure-rules.ts";
import { sql, type QueryExecutorProvider } from "kysely";
import type pg from "pg";
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { limitReached } from "#failure.ts";
import { fail, ok, type Result } from "#result.ts";

/** So many calls within so many seconds. */
export interface QuotaOptions {
  readonly limit: LimitRule;
  readonly max: number;
  readonly seconds: number;
  /** Whether each process counts by itself while the database is down; unless said, calls then fail. */
  readonly countsAlone?: boolean;
}

/** Counts a call of a member, or from an address; LIMIT with the seconds to wait once the calls are used up. */
export type Quota = (subject: string) => Promise<Result<void>>;

/**
 * A quota that all replicas of a service share: it is counted in the service's database. Call it outside of a
 * transaction, so that a call which is rolled back counts all the same.
 */
export function createQuota(
  pool: pg.Pool,
  { limit, max, seconds, countsAlone = false }: QuotaOptions,
): Quota {
  const limiter = new RateLimiterPostgres({
    storeClient: pool,
    tableName: "quota",
    tableCreated: true,
    keyPrefix: limit,
    points: max,
    duration: seconds,
    clearExpiredByTimeout: false,
    ...(countsAlone ? { insuranceLimiter: new RateLimiterMemory({ points: max, duration: seconds }) } : {}),
  });
  return async (subject) => {
    try {
      await limiter.consume(subject);
      return ok();
    } catch (reason) {
      if (!(reason instanceof RateLimiterRes)) throw reason;
      return fail(limitReached(limit, max, Math.max(1, Math.ceil(reason.msBeforeNext / 1_000))));
    }
  };
}

/** Forgets windows that have ended. */
export async function purgeQuotas(db: QueryExecutorProvider): Promise<void> {
  await sql`delete from quota where expire < extract(epoch from now()) * 1000`.execute(db);
}
