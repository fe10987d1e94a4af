import type { Effect } from "@callboard/bus/handler.ts";
import type { Tables } from "#adapters/store/tables.ts";
import type { SyncDeps } from "#app/sync-read-models.ts";
import { readModelHandlers } from "./read-models.ts";

/** What casting does on events, each with a durable consumer of its own. */
export function createEffects(deps: SyncDeps): readonly Effect<Tables>[] {
  return [{ name: "read-models", formerConsumer: "casting", handlers: readModelHandlers(deps) }];
}
