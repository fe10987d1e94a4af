import { ok, type Result } from "@callboard/kit/result.ts";
import type { Deps } from "#app/ports.ts";
import { fillProfiles } from "./fill-profiles.ts";
import type { SubmissionFacets } from "./profile-ports.ts";

/**
 * The values by which people submitted to the positions can be filtered, after their missing profiles are read.
 * `UNAVAILABLE` if profiles are missing and talent does not respond.
 */
export async function readFacets(
  deps: Deps,
  positionIds: readonly string[],
  hideSuspended: boolean,
): Promise<Result<ReadonlyMap<string, SubmissionFacets>>> {
  const facets = await deps.reads.facets(positionIds, hideSuspended);
  if ([...facets.values()].every(({ isWhole }) => isWhole)) return ok(facets);
  const filled = await fillProfiles(deps, positionIds);
  return filled.ok ? ok(await deps.reads.facets(positionIds, hideSuspended)) : filled;
}
