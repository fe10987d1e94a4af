import type { Deps } from "#app/ports.ts";

/** Records per call; the owners accept no more. */
const BATCH = 200;

type FillDeps = Pick<Deps, "reads" | "readModels" | "upstreams">;

/**
 * Reads from their owners the age facts of positions and people that casting copied before it kept these facts. What
 * the owners no longer have stays unknown, which keeps a minor out.
 */
export async function fillAgeFacts(deps: FillDeps): Promise<void> {
  await fillAll(deps.reads.positionsWithoutAge, async (ids) => {
    const found = await deps.upstreams.batchGetPositions(ids);
    if (found.ok) await deps.readModels.savePositions(found.value);
    return found.ok;
  });
  await fillAll(deps.reads.peopleWithoutAge, async (ids) => {
    const found = await deps.upstreams.batchGetPeople(ids);
    if (found.ok) await deps.readModels.savePeople(found.value);
    return found.ok;
  });
}

async function fillAll(
  next: (after: string | null, limit: number) => Promise<readonly string[]>,
  fill: (ids: readonly string[]) => Promise<boolean>,
): Promise<void> {
  let after: string | null = null;
  for (;;) {
    const ids = await next(after, BATCH);
    if (ids.length === 0 || !(await fill(ids))) return;
    after = ids.at(-1) ?? null;
  }
}
