import type { Deps } from "#app/ports.ts";
import { cachedPeople } from "#app/read-through.ts";
import { agencyName } from "#domain/agency/agency-name.ts";

/** Agents per round. */
const BATCH = 50;

/** Under which name each of these agents submits; those whom identity does not know or give now are missing. */
export async function agencyNames(
  deps: Deps,
  agentIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rights = await deps.upstreams.rightsOf(agentIds);
  if (!rights.ok) return new Map();
  const companyIds = [...rights.value.values()].flatMap(({ companyId }) => companyId ?? []);
  const companies = await deps.upstreams.batchGetCompanyNames([...new Set(companyIds)]);
  if (!companies.ok) return new Map();
  const people = await cachedPeople(deps, agentIds);
  const named = [...rights.value].flatMap(([id, { companyId }]) => {
    const { firstName = "", lastName = "" } = people.get(id) ?? {};
    const company = companyId === null ? null : (companies.value.get(companyId) ?? null);
    const name = agencyName({ company, firstName, lastName });
    return name === null ? [] : [[id, name] as const];
  });
  return new Map(named);
}

/**
 * Names the agency on submissions that an agent sent while identity did not respond, or before casting wrote it down.
 * It stays the one that submitted, also when the link or the agent's work for it ends.
 */
export async function fillAgencyNames(deps: Deps): Promise<void> {
  let after: string | null = null;
  for (;;) {
    const ids = await deps.reads.agentsWithoutName(after, BATCH);
    if (ids.length === 0) return;
    await deps.readModels.saveAgencyNames(await agencyNames(deps, ids));
    after = ids.at(-1) ?? null;
  }
}
