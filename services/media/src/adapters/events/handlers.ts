import type { Kysely } from "kysely";
import type { Effect } from "@callboard/bus/handler.ts";
import type { Tables } from "#adapters/store/tables.ts";
import type { Deps, Upstreams } from "#app/ports.ts";
import { privacyHandlers } from "./privacy.ts";
import { useHandlers } from "./uses.ts";

/** What media does on events, each with a durable consumer of its own. */
export function createEffects(
  deps: Pick<Deps, "objects"> & { readonly db: Kysely<Tables>; readonly upstreams: Upstreams },
): readonly Effect<Tables>[] {
  return [
    { name: "privacy", handlers: privacyHandlers(deps) },
    { name: "uses", handlers: useHandlers() },
  ];
}
