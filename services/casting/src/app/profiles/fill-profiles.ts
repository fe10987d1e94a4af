import { ok, type Result } from "@callboard/kit/result.ts";
import type { Deps } from "#app/ports.ts";
import type { KnownProfile } from "./profile-ports.ts";

/** Profiles per call; talent accepts no more. */
const BATCH = 1_000;

/**
 * Reads the missing profiles of people submitted to the positions, in as few calls as possible. People without a
 * profile are stored with an empty one, which is not read again until an event. `UNAVAILABLE` if profiles are missing
 * and talent does not respond.
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
    ageRanges: [],
    gender: "",
    languages: [],
    hairColors: [],
    skills: [],
    unions: [],
    travelPreference: "",
    city: "",
    state: "",
    country: null,
    version: 0,
  };
}
