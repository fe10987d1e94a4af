import type { LimitRule } from "@callboard/catalog/failure-rules.ts";
import { limitReached } from "#failure.ts";
import { fail, ok, type Result } from "#result.ts";

const MINUTE_MS = 60_000;
/** Members whose calls are remembered at once; the oldest window makes room. */
const MOST_MEMBERS = 10_000;

/** Counts a call of a member; LIMIT with the seconds to wait once the minute's calls are used up. */
export type MinuteQuota = (userId: string) => Result<void>;

/** Lets `max` calls through in each minute and member, counted in this process. */
export function createMinuteQuota(name: LimitRule, max: number, clock: () => Date): MinuteQuota {
  const windows = new Map<string, { startedAt: number; calls: number }>();
  return (userId) => {
    const now = clock().getTime();
    const known = windows.get(userId);
    const current = known && now - known.startedAt < MINUTE_MS ? known : { startedAt: now, calls: 0 };
    if (current.calls >= max) {
      return fail(limitReached(name, max, Math.ceil((current.startedAt + MINUTE_MS - now) / 1000)));
    }
    windows.delete(userId);
    windows.set(userId, { ...current, calls: current.calls + 1 });
    const [oldest] = windows.keys();
    if (windows.size > MOST_MEMBERS && oldest !== undefined) windows.delete(oldest);
    return ok();
  };
}
