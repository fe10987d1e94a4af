import { limitReached, invalidField, notFound, type Failure } from "@callboard/kit/failure.ts";
import { LIMITS } from "@callboard/catalog/limits.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";

/** What became of one item of a bulk call: done, or skipped for a reason. */
export interface ItemResult {
  /** As the call named it. */
  readonly key: string;
  readonly skipped: Failure | null;
}

/** One to 200 items a call; one item twice is one. */
export function needItems<T>(items: readonly T[], path: string): Result<readonly T[]> {
  if (items.length === 0) return fail(invalidField(path, "REQUIRED", `${path} is required.`));
  if (items.length > LIMITS.itemsPerCall) return fail(limitReached("ITEMS_PER_CALL", LIMITS.itemsPerCall));
  return ok(items);
}

/** Nothing of what was named exists for the caller: the call is NOT_FOUND, else its results stand. */
export function needSomeFound(results: readonly ItemResult[], kind: string): Result<readonly ItemResult[]> {
  const missing = results.every(({ skipped }) => skipped?.code === "NOT_FOUND");
  return missing ? fail(notFound(kind)) : ok(results);
}

/** The first failure of an item is that of the call, else its results stand. */
export function needNoneSkipped(results: readonly ItemResult[]): Result<readonly ItemResult[]> {
  const skipped = results.find((result) => result.skipped !== null)?.skipped;
  return skipped ? fail(skipped) : ok(results);
}
