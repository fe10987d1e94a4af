import { on, onIdempotent, type EventHandler } from "@callboard/bus/handler.ts";
import { FailureError } from "@callboard/kit/failure.ts";
import {
  ProjectApprovedSchema,
  SearchRemovedSchema,
  SearchSavedSchema,
} from "@callboard/proto/projects/v1/events_pb.ts";
import type { Transaction } from "kysely";
import type { Deps } from "#app/ports.ts";
import { indexSavedSearches, publishMatches, searchesFor } from "#app/saved-search/match-searches.ts";
import { unitOf } from "#adapters/store/unit-of-work.ts";
import type { Tables } from "#adapters/store/tables.ts";

/** Keeps saved searches up to date in the engine, and matches an approved project against all of them at once. */
export function savedSearchHandlers(deps: Deps): readonly EventHandler<Tables>[] {
  const index = ({ searchId }: { readonly searchId: string }): Promise<void> =>
    indexSavedSearches(deps, [searchId]);
  return [
    onIdempotent(SearchSavedSchema, index),
    onIdempotent(SearchRemovedSchema, index),
    on({
      schema: ProjectApprovedSchema,
      fetch: async ({ projectId }) => {
        const found = await searchesFor(deps, projectId);
        if (!found.ok) throw new FailureError(found.failure);
        return found.value;
      },
      apply: (tx: Transaction<Tables>, searchIds, { projectId }) =>
        publishMatches(unitOf(tx), projectId, searchIds, deps.now()),
    }),
  ];
}
