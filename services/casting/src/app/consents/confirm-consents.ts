import { ok } from "@callboard/kit/result.ts";
import type { Deps } from "#app/ports.ts";
import type { ReadModels } from "#app/read-models/read-model-ports.ts";

/** The most consents read again at once. */
const BATCH = 100;

/**
 * Reads positions and slots again whose change casting agreed to without having learned of its outcome, so that a late
 * event lets no consent end too early; then removes the consents that no longer hold. Nothing is lost if their owner
 * does not respond: a consent ends by itself.
 */
export async function confirmConsents(
  deps: Pick<Deps, "reads" | "readModels" | "upstreams" | "transaction">,
): Promise<void> {
  const { positionIds, slotIds } = await deps.reads.openConsents(BATCH);
  if (positionIds.length > 0) await confirmPositions(deps, positionIds);
  if (slotIds.length > 0) {
    const slots = await deps.upstreams.batchGetSlots(slotIds);
    if (slots.ok) await deps.readModels.saveSlots(slots.value);
  }
  await deps.transaction(async (unit) => ok(await unit.clearConsents()));
}

async function confirmPositions(
  { upstreams, readModels }: { readonly upstreams: Deps["upstreams"]; readonly readModels: ReadModels },
  ids: readonly string[],
): Promise<void> {
  const found = await upstreams.batchGetPositions(ids);
  if (!found.ok) return;
  await readModels.savePositions(found.value);
  const existing = new Set(found.value.map(({ id }) => id));
  for (const id of ids.filter((one) => !existing.has(one))) await readModels.removePosition(id);
}
