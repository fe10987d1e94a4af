import type { RequestContext } from "@callboard/graphql/subgraph-server.ts";
import { createLoader, type Loader } from "@callboard/graphql/loaders.ts";
import { FailureError } from "@callboard/kit/failure.ts";
import type { Result } from "@callboard/kit/result.ts";
import type { Document } from "#app/media-ports.ts";
import type { CompanyRecord } from "#app/company-ports.ts";
import type { Deps } from "#app/ports.ts";
import { seePositionsById, type SeenPosition } from "#app/position/get-positions.ts";
import { seeSlotsById } from "#app/schedule/get-schedule.ts";
import { seeProjectsById, relationsOf, type SeenProject } from "#app/see-projects.ts";
import type { ViewerRelation } from "#domain/policy.ts";
import type { Position } from "#domain/position/position.ts";
import type { Snapshot } from "#domain/project/differences.ts";
import type { Review } from "#domain/project/project.ts";
import type { AuditionSlot, FilmingDate } from "#domain/schedule/schedule.ts";

/** Loaders that run one statement or call per kind and request. Keys are bare ids. */
interface Loaders {
  readonly project: Loader<SeenProject>;
  readonly position: Loader<SeenPosition>;
  readonly slot: Loader<AuditionSlot>;
  readonly positionsOf: Loader<readonly Position[]>;
  readonly filmingDatesOf: Loader<readonly FilmingDate[]>;
  readonly companyRecord: Loader<CompanyRecord>;
  readonly reviewsOf: Loader<readonly Review[]>;
  readonly snapshotOf: Loader<Snapshot>;
  /** True for the caller's favorites. */
  readonly favorite: Loader<boolean>;
  /** Null if there is no relation, and while casting does not respond. */
  readonly relation: Loader<ViewerRelation>;
  /** Documents that the caller may read; rejects while media does not respond. */
  readonly document: Loader<Document>;
}

/** The context of every resolver. */
export interface Context extends RequestContext {
  readonly deps: Deps;
  readonly loaders: Loaders;
}

export function contextOf(deps: Deps): (base: RequestContext) => Omit<Context, keyof RequestContext> {
  return ({ actor }) => {
    const { reads } = deps;
    const loaders: Loaders = {
      project: createLoader(async (ids) =>
        byId(expectValue(await seeProjectsById(deps, actor, ids)), (seen) => seen.project.id),
      ),
      position: createLoader(async (ids) =>
        byId(expectValue(await seePositionsById(deps, actor, ids)), (seen) => seen.position.id),
      ),
      slot: createLoader(async (ids) =>
        byId(expectValue(await seeSlotsById(deps, actor, ids)), (slot) => slot.id),
      ),
      positionsOf: createLoader(async (ids) => byProject(await reads.positionsOfProjects(ids))),
      filmingDatesOf: createLoader(async (ids) => byProject(await reads.filmingDates(ids))),
      companyRecord: createLoader((ids) => reads.companyRecords(ids)),
      reviewsOf: createLoader(async (ids) => byProject(await reads.reviews(ids))),
      snapshotOf: createLoader((ids) => reads.snapshots(ids)),
      favorite: createLoader(async (ids) => {
        const favorites = actor.kind === "member" ? await reads.favorites(actor.userId, ids) : [];
        return new Map(favorites.map((id) => [id, true]));
      }),
      relation: createLoader(async (ids) => {
        const relations = await relationsOf(deps, actor, ids);
        return relations.ok ? relations.value : new Map();
      }),
      document: createLoader(async (ids) => expectValue(await deps.upstreams.media.documents(ids))),
    };
    return { deps, loaders };
  };
}

function expectValue<T>(result: Result<T>): T {
  if (!result.ok) throw new FailureError(result.failure);
  return result.value;
}

function byId<T>(items: readonly T[], idOf: (item: T) => string): ReadonlyMap<string, T> {
  return new Map(items.map((item) => [idOf(item), item]));
}

function byProject<T extends { readonly projectId: string }>(
  items: readonly T[],
): ReadonlyMap<string, readonly T[]> {
  return Map.groupBy(items, (item) => item.projectId);
}
