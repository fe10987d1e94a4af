import type { RecordKind } from "@callboard/catalog/record-keys.ts";
import type { Failure } from "@callboard/kit/failure.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";

/** Kinds of items that can be removed from a project individually. */
export const ITEM_KINDS = [
  "position",
  "filmingDate",
  "auditionTime",
  "media",
  "document",
] as const satisfies readonly RecordKind[];
export type ItemKind = (typeof ITEM_KINDS)[number];

/** One item of a project. */
export interface Item {
  readonly projectId: string;
  readonly kind: ItemKind;
  readonly id: string;
}

/** The outcome for one item. */
export interface ItemOutcome {
  readonly item: Item;
  readonly result: Result<void>;
}

/**
 * Result of a call about several items: the common failure if all were refused for the same reason, otherwise the
 * outcome of each, so that no outcome hides another.
 */
export function joinOutcomes(outcomes: readonly ItemOutcome[]): Result<readonly ItemOutcome[]> {
  const failures = outcomes.flatMap(({ result }) => (result.ok ? [] : [result.failure]));
  const [first] = failures;
  const isCommon = failures.length === outcomes.length && new Set(failures.map(reasonOf)).size === 1;
  return first && isCommon ? fail(first) : ok(outcomes);
}

function reasonOf({ code, rule, state }: Failure): string {
  return [code, rule, state].join();
}
