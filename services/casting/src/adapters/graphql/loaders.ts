import { hasRole, type Actor } from "@callboard/kit/actor.ts";
import { createLoader, type Loader } from "@callboard/graphql/loaders.ts";
import { FailureError } from "@callboard/kit/failure.ts";
import { cachedPeople, cachedPositions, cachedProjects } from "#app/read-through.ts";
import { readClientFits, type ClientFits } from "#app/roster/read-client-fits.ts";
import { readFacets } from "#app/profiles/read-facets.ts";
import type { SubmissionFacets } from "#app/profiles/profile-ports.ts";
import type { Note } from "#app/notes/note-ports.ts";
import type { ClashDays } from "#app/clashes/clash-ports.ts";
import { readClashes, type FoundClashes } from "#app/clashes/read-clashes.ts";
import type { RankedRequest } from "#app/requests/request-ports.ts";
import type { LineOf, WaitingPlace } from "#app/waiting/waiting-ports.ts";
import type { Deps, Move, OtherPosition, Person, StageCount } from "#app/ports.ts";
import type { OtherTime } from "#domain/attendance/other-time.ts";
import type { Closing } from "#domain/closing/closing.ts";
import type { Profile } from "#domain/fit/fit.ts";
import type { Group } from "#domain/group.ts";
import type { Position, Project } from "#domain/position.ts";
import type { Slot } from "#domain/slot.ts";
import type { Submission } from "#domain/submission.ts";
import type { Result } from "@callboard/kit/result.ts";

/** One loader per kind of record and request; each reads its whole list with one statement or one call. */
export interface Loaders {
  readonly positions: Loader<Position>;
  readonly projects: Loader<Project>;
  readonly slots: Loader<Slot>;
  readonly people: Loader<Person>;
  /** By submission id. */
  readonly moves: Loader<readonly Move[]>;
  readonly groups: Loader<readonly Group[]>;
  /** By `project/group`. */
  readonly namedGroups: Loader<Group>;
  readonly notes: Loader<readonly Note[]>;
  readonly requests: Loader<RankedRequest>;
  /** By `submission/days`; see `clashKey`. */
  readonly clashes: Loader<FoundClashes>;
  readonly otherPositions: Loader<readonly OtherPosition[]>;
  /** By `project/user`. */
  readonly ofPersonInProject: Loader<readonly Submission[]>;
  /** By `position/user`; the caller's right to see it has not been checked yet. */
  readonly submissions: Loader<Submission>;
  /** By submission id. */
  readonly waitingPlaces: Loader<WaitingPlace>;
  /** By `slot/submission`. */
  readonly lines: Loader<LineOf>;
  /** By slot; how many people are in its line. */
  readonly lineLengths: Loader<number>;
  /** By submission id. */
  readonly otherTimes: Loader<OtherTime>;
  readonly closings: Loader<Closing>;
  readonly counters: Loader<readonly StageCount[]>;
  readonly facets: Loader<SubmissionFacets>;
  readonly userCounts: Loader<number>;
  readonly profiles: Loader<Profile>;
  /** By position; of the caller's clients. */
  readonly clientFits: Loader<ClientFits>;
}

/** Creates the loaders of one request; counts depend on the caller. */
export function createLoaders(deps: Deps, actor: Actor): Loaders {
  const { reads, upstreams } = deps;
  const positions = createLoader(async (ids) => need(await cachedPositions(deps, ids)));
  return {
    positions,
    projects: createLoader(async (ids) => need(await cachedProjects(deps, ids))),
    slots: createLoader((ids) => reads.slots(ids)),
    people: createLoader((ids) => cachedPeople(deps, ids)),
    moves: createLoader((ids) => reads.moves(ids)),
    groups: createLoader((ids) => reads.groups(ids)),
    namedGroups: createLoader(async (keys) => {
      const found = await reads.namedGroups(keys.map(fromPairKey));
      return new Map(found.map((group) => [pairKey(group.projectId, group.id), group]));
    }),
    notes: createLoader((ids) => reads.notes(ids)),
    requests: createLoader((ids) => reads.requests(ids)),
    ...clashLoaders(deps),
    otherPositions: createLoader(async (ids) => {
      const found = await reads.otherPositions(ids);
      // Each submission comes with its position, so the position need not be read again.
      for (const { positionId, position } of [...found.values()].flat())
        if (position) positions.prime(positionId, position);
      return found;
    }),
    ofPersonInProject: createLoader((keys) =>
      reads.ofPersonInProject(keys.map(fromPairKey).map(([projectId, userId]) => ({ projectId, userId }))),
    ),
    submissions: createLoader(async (keys) => {
      const found = await reads.bySubmissionKeys(
        keys.map(fromPairKey).map(([positionId, userId]) => ({ positionId, userId })),
      );
      return new Map(
        found.map((submission) => [pairKey(submission.positionId, submission.userId), submission]),
      );
    }),
    ...waitingLoaders(reads),
    otherTimes: createLoader((ids) => reads.otherTimes(ids)),
    closings: createLoader((ids) => reads.closings(ids)),
    counters: createLoader((ids) => reads.stageCounts(ids, !hasRole(actor, "Admin"))),
    // If facets are unavailable there is nothing to filter by, but the rest of the page still works.
    facets: createLoader(async (ids) => {
      const facets = await readFacets(deps, ids, !hasRole(actor, "Admin"));
      return facets.ok ? facets.value : new Map();
    }),
    userCounts: createLoader((ids) => reads.userCounts(ids)),
    // If profiles are unavailable there is no fit to show, but the rest of the page still works.
    profiles: createLoader(async (ids) => {
      const profiles = await upstreams.batchGetProfiles(ids);
      return profiles.ok ? profiles.value : new Map();
    }),
    clientFits: createLoader(async (ids) => need(await readClientFits(deps, actor, ids))),
  };
}

/** Submissions with the same days are compared together; a list asks about the same days for all. */
function clashLoaders(deps: Deps): Pick<Loaders, "clashes"> {
  return {
    clashes: createLoader(async (keys) => {
      const byDays = Map.groupBy(keys.map(fromPairKey), ([, days]) => days);
      const found = await Promise.all(
        [...byDays].map(async ([days, pairs]) => {
          const ids = pairs.map(([id]) => id);
          const clashes = await readClashes(deps, ids, days === "standing" ? days : listed(days));
          return [...clashes].map(([id, one]) => [pairKey(id, days), one] as const);
        }),
      );
      return new Map(found.flat());
    }),
  };
}

const listed = (days: string): ClashDays => (days === "" ? "booking" : days.split(","));

/** The key of what else somebody has on some days; by default those of the submission, without any those of a booking. */
export function clashKey(submissionId: string, days: readonly string[] | null | undefined): string {
  return pairKey(submissionId, days ? [...new Set(days)].toSorted().join(",") : "standing");
}

function waitingLoaders(reads: Deps["reads"]): Pick<Loaders, "waitingPlaces" | "lines" | "lineLengths"> {
  return {
    lineLengths: createLoader((ids) => reads.lineLengths(ids)),
    waitingPlaces: createLoader((ids) => reads.waitingPlaces(ids)),
    lines: createLoader(async (keys) => {
      const found = await reads.lines(
        keys.map(fromPairKey).map(([slotId, submissionId]) => ({ slotId, submissionId })),
      );
      return new Map(found.map((line) => [pairKey(line.slotId, line.submissionId), line]));
    }),
  };
}

/** The loader key for a pair of ids. */
export function pairKey(first: string, second: string): string {
  return `${first}/${second}`;
}

function fromPairKey(key: string): readonly [string, string] {
  const [first = "", second = ""] = key.split("/");
  return [first, second];
}

function need<T>(result: Result<T>): T {
  if (!result.ok) throw new FailureError(result.failure);
  return result.value;
}
