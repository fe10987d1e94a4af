import type { RecordKind } from "@callboard/catalog/record-keys.ts";
import type { Failure } from "@callboard/kit/failure.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";

/** What can be deleted one by one out of a project. */
export const ITEM_KINDS = [
  "position",
  "filmingDate",
  "auditionTime",
  "media",
  "document",
] as const satisfies readonly RecordKind[];
export type ItemKind = (typeof ITEM_KINDS)[number];

/** One thing of a project. */
export interface Item {
  readonly projectId: string;
  readonly kind: ItemKind;
  readonly id: string;
}

/** What became of one. */
export interface ItemOutcome {
  readonly item: Item;
  readonly result: Result<void>;
}

/**
 * What a call about many answers: the failure where each was refused for the same reason, else what became of each, so
 * that none hides the fate of the others.
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
