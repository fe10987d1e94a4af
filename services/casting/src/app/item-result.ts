import { limitReached, invalidField, notFound, type Failure } from "@callboard/kit/failure.ts";
import { LIMITS } from "@callboard/catalog/limits.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";

/** The result for one item of a bulk call: done, or skipped for a reason. */
export interface ItemResult {
  /** As it was in the call. */
  readonly key: string;
  readonly skipped: Failure | null;
}

/** Allows 1 to 200 items per call; duplicates are removed. */
export function needItems<T>(items: readonly T[], path: string): Result<readonly T[]> {
  if (items.length === 0) return fail(invalidField(path, "REQUIRED", `${path} is required.`));
  if (items.length > LIMITS.itemsPerCall) return fail(limitReached("ITEMS_PER_CALL", LIMITS.itemsPerCall));
  return ok(items);
}

/** `NOT_FOUND` if none of the items exists for the caller; otherwise returns the results. */
export function needSomeFound(results: readonly ItemResult[], kind: string): Result<readonly ItemResult[]> {
  const missing = results.every(({ skipped }) => skipped?.code === "NOT_FOUND");
  return missing ? fail(notFound(kind)) : ok(results);
}

/** Fails with the first failure of an item; otherwise returns the results. */
export function needNoneSkipped(results: readonly ItemResult[]): Result<readonly ItemResult[]> {
  const skipped = results.find((result) => result.skipped !== null)?.skipped;
  return skipped ? fail(skipped) : ok(results);
}
