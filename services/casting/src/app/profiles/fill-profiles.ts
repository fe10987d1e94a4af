import { ok, type Result } from "@callboard/kit/result.ts";
import type { Deps } from "#app/ports.ts";
import type { KnownProfile } from "./profile-ports.ts";

/** Profiles that one call brings; talent takes no more. */
const BATCH = 1_000;

/**
 * Reads the profiles that casting does not know yet of people submitted to the positions, in as few calls as they fit
 * into. Who has no profile is kept with an empty one, and not read again before an event says so. UNAVAILABLE where
 * profiles are missing and talent does not answer.
 */
export async function fillProfiles(deps: Deps, positionIds: readonly string[]): Promise<Result<void>> {
  for (;;) {
    const userIds = await deps.reads.withoutProfile(positionIds, BATCH);
    if (userIds.length === 0) return ok();
    const found = await deps.upstreams.batchGetProfiles(userIds);
    if (!found.ok) return found;
    await deps.readModels.saveProfiles(userIds.map((id) => found.value.get(id) ?? emptyProfile(id)));
  }
}

function emptyProfile(userId: string): KnownProfile {
  return {
    userId,
    heightRange: "",
    eyeColor: "",
    ageRange: "",
    gender: "",
    languages: [],
    hairColors: [],
    skills: [],
    unions: [],
    travelPreference: "",
    city: "",
    state: "",
    version: 0,
  };
}
