import type { Effect } from "@callboard/bus/handler.ts";
import type { Deps } from "#app/ports.ts";
import type { Tables } from "#adapters/store/tables.ts";
import { privacyHandlers } from "./privacy.ts";
import { searchIndexHandlers } from "./search-index.ts";

/** Talent's effects, each with its own durable consumer. */
export function createEffects(
  deps: Deps & { readonly exportOf: (userId: string) => Promise<object> },
): readonly Effect<Tables>[] {
  return [
    { name: "index", formerConsumer: "talent", handlers: searchIndexHandlers(deps) },
    { name: "privacy", handlers: privacyHandlers(deps) },
  ];
}
