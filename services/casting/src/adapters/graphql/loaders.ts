import { hasRole, type Actor } from "@callboard/kit/actor.ts";
import { createLoader, type Loader } from "@callboard/graphql/loaders.ts";
import { FailureError } from "@callboard/kit/failure.ts";
import { cachedPeople, cachedPositions, cachedProjects } from "#app/read-through.ts";
import type { Deps, Move, Person, StageCount } from "#app/ports.ts";
import type { Profile } from "#domain/fit.ts";
import type { Group } from "#domain/group.ts";
import type { Position, Project } from "#domain/position.ts";
import type { Submission } from "#domain/submission.ts";
import type { Result } from "@callboard/kit/result.ts";

/** One loader for each kind of thing and request; each reads its list with one statement or one call. */
export interface Loaders {
  readonly positions: Loader<Position>;
  readonly projects: Loader<Project>;
  readonly people: Loader<Person>;
  /** By submission id. */
  readonly moves: Loader<readonly Move[]>;
  readonly groups: Loader<readonly Group[]>;
  readonly otherPositions: Loader<readonly string[]>;
  /** By `position/user`; not yet decided whether the caller may see it. */
  readonly submissions: Loader<Submission>;
  readonly counters: Loader<readonly StageCount[]>;
  readonly userCounts: Loader<number>;
  readonly profiles: Loader<Profile>;
}

/** The loaders of one request; what is counted depends on who asks. */
export function createLoaders(deps: Deps, actor: Actor): Loaders {
  const { reads, upstreams } = deps;
  return {
    positions: createLoader(async (ids) => need(await cachedPositions(deps, ids))),
    projects: createLoader(async (ids) => need(await cachedProjects(deps, ids))),
    people: createLoader((ids) => cachedPeople(deps, ids)),
    moves: createLoader((ids) => reads.moves(ids)),
    groups: createLoader((ids) => reads.groups(ids)),
    otherPositions: createLoader((ids) => reads.otherPositions(ids)),
    submissions: createLoader(async (keys) => {
      const found = await reads.bySubmissionKeys(keys.map(fromPairKey));
      return new Map(
        found.map((submission) => [pairKey(submission.positionId, submission.userId), submission]),
      );
    }),
    counters: createLoader((ids) => reads.stageCounts(ids, !hasRole(actor, "Admin"))),
    userCounts: createLoader((ids) => reads.userCounts(ids)),
    // Without an answer there is no fit to show; the rest of the page stands.
    profiles: createLoader(async (ids) => {
      const profiles = await upstreams.batchGetProfiles(ids);
      return profiles.ok ? profiles.value : new Map();
    }),
  };
}

/** The key of the submissions loader. */
export function pairKey(positionId: string, userId: string): string {
  return `${positionId}/${userId}`;
}

function fromPairKey(key: string): { positionId: string; userId: string } {
  const [positionId = "", userId = ""] = key.split("/");
  return { positionId, userId };
}

function need<T>(result: Result<T>): T {
  if (!result.ok) throw new FailureError(result.failure);
  return result.value;
}
