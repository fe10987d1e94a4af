import { AGE_RULES } from "@callboard/catalog/rules/ages.ts";
import { ok } from "@callboard/kit/result.ts";
import type { Deps } from "#app/ports.ts";
import { wireName } from "@callboard/kit/form/field.ts";

const SYSTEM = { kind: "system", service: "projects" } as const;

/**
 * Gives roles with nudity or adult scenes that state no minimum age of adults that age, a hundred at most; returns
 * how many. Only roles from before the rule lack it. Replicas that run it concurrently share the work.
 */
export async function raiseMinimumAges(deps: Pick<Deps, "transaction">): Promise<number> {
  const raised = await deps.transaction(async (unit) => {
    const positions = await unit.lockScenesWithoutAge();
    const ageRequirement = String(AGE_RULES.scenes.years);
    for (const { position } of positions)
      await unit.savePosition({ ...position, ageRequirement, version: position.version + 1 });
    await unit.addEvents(
      SYSTEM,
      positions.map(({ position, companyId }) => ({
        kind: "PositionUpdated",
        projectId: position.projectId,
        positionId: position.id,
        companyId,
        version: position.version + 1,
        fields: [wireName("ageRequirement")],
      })),
    );
    return ok(positions.length);
  });
  return raised.ok ? raised.value : 0;
}
