import type { Effect } from "@callboard/bus/handler.ts";
import type { Deps } from "#app/ports.ts";
import type { Tables } from "#adapters/store/tables.ts";
import { counterHandlers } from "./counters.ts";
import { searchIndexHandlers } from "./search-index.ts";

const formerConsumer = "projects";

/** What projects does on events. Counters, and Open and Filled with them, do not wait for the search engine. */
export function createEffects(deps: Deps): readonly Effect<Tables>[] {
  return [
    { name: "index", formerConsumer, handlers: searchIndexHandlers(deps) },
    { name: "counters", formerConsumer, handlers: counterHandlers() },
  ];
}
