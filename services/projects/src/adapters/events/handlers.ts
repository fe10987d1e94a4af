import { dataExportHandler } from "@callboard/runtime/data-export.ts";
import type { Effect } from "@callboard/bus/handler.ts";
import type { Deps } from "#app/ports.ts";
import type { Tables } from "#adapters/store/tables.ts";
import { counterHandlers } from "./counters.ts";
import { erasureHandlers } from "./erasure.ts";
import { followedFactHandlers } from "./followed-facts.ts";
import { savedSearchHandlers } from "./saved-searches.ts";
import { searchIndexHandlers } from "./search-index.ts";

const formerConsumer = "projects";

/** Effects of projects. The counters, and with them Open and Filled, do not wait for the search engine. */
export function createEffects(deps: Deps): readonly Effect<Tables>[] {
  const exporting = dataExportHandler<Tables>({
    exportOf: (userId) => deps.reads.memberExport(userId),
    upstreams: {
      saveExportPart: (exportId, content) => deps.upstreams.identity.saveExportPart(exportId, content),
    },
  });
  const handlers = [...counterHandlers(), ...erasureHandlers(deps.now), ...followedFactHandlers(), exporting];
  return [
    { name: "index", formerConsumer, handlers: searchIndexHandlers(deps) },
    { name: "saved-searches", handlers: savedSearchHandlers(deps) },
    { name: "counters", formerConsumer, handlers },
  ];
}
