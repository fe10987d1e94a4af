import { dataExportHandler } from "@callboard/runtime/data-export.ts";
import type { Effect } from "@callboard/bus/handler.ts";
import type { Tables } from "#adapters/store/tables.ts";
import type { SyncDeps } from "#app/read-models/sync-read-models.ts";
import { erasureHandlers } from "./erasure.ts";
import { readModelHandlers } from "./read-models.ts";

/** The effects of casting, each with its own durable consumer. */
export function createEffects(
  deps: SyncDeps & { readonly exportOf: (userId: string) => Promise<object> },
): readonly Effect<Tables>[] {
  const handlers = [...readModelHandlers(deps), ...erasureHandlers(), dataExportHandler<Tables>(deps)];
  return [{ name: "read-models", formerConsumer: "casting", handlers }];
}
