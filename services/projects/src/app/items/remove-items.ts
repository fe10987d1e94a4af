import type { Member } from "@callboard/kit/actor.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import { forMembers } from "@callboard/kit/use-case.ts";
import { limitReached, invalidField } from "@callboard/kit/failure.ts";
import { LIMITS } from "@callboard/catalog/limits.ts";
import type { Deps } from "#app/ports.ts";
import { transactionWithCalls } from "#app/transaction-with-calls.ts";
import { joinOutcomes, type Item, type ItemOutcome } from "#domain/items.ts";
import { PRODUCERS } from "#domain/policy.ts";
import { createConsent } from "./consent.ts";
import { decideItems } from "./decide-items.ts";
import { writeRemovals } from "./write-removals.ts";

/**
 * Removes positions, dates and files of one or several projects. Each is removed or kept for its own reason; the call
 * fails only if all were refused for the same reason. Removing again succeeds. Casting decides about items that
 * people may have submitted to or confirmed. LIMIT at 100.
 */
export const removeItems = forMembers<Deps, readonly Item[], readonly ItemOutcome[]>(
  PRODUCERS,
  async (deps, member, items) => {
    if (items.length === 0)
      return fail(invalidField("items", "REQUIRED", "Name at least one thing to delete."));
    const max = LIMITS.itemsAtOnce;
    if (items.length > max) return fail(limitReached("ITEMS_AT_ONCE", max));
    const outcomes = await removeEach(deps, member, items);
    return outcomes.ok ? joinOutcomes(outcomes.value) : outcomes;
  },
);

/** The same for a single item, whose failure is the call's. */
export const removeItem = forMembers<Deps, Item, void>(PRODUCERS, async (deps, member, item) => {
  const outcomes = await removeEach(deps, member, [item]);
  return outcomes.ok ? (outcomes.value[0]?.result ?? ok()) : outcomes;
});

async function removeEach(
  deps: Deps,
  member: Member,
  items: readonly Item[],
): Promise<Result<readonly ItemOutcome[]>> {
  const consent = createConsent(deps);
  const outcomes = await transactionWithCalls(deps, async (unit, requireCall) => {
    const decided = await decideItems(unit, { deps, member, items });
    const call = consent.callFor(decided);
    const agreed = call ? requireCall(call) : ok();
    if (!agreed.ok) return agreed;
    const removed = decided.filter(({ item, remove }) => remove && !consent.refused.has(item.id));
    await writeRemovals(unit, member, removed, deps.now());
    return ok(decided.map(({ item, result }) => ({ item, result: consent.refused.get(item.id) ?? result })));
  });
  // A concurrent change may have made a removal impossible while casting was processing the call.
  if (outcomes.ok && outcomes.value.some(({ result }) => !result.ok)) await consent.giveBack();
  return outcomes;
}
