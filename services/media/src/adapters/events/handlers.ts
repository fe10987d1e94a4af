import type { Kysely } from "kysely";
import type { Effect } from "@callboard/bus/handler.ts";
import type { Tables } from "#adapters/store/tables.ts";
import type { Deps, Upstreams } from "#app/ports.ts";
import { privacyHandlers } from "./privacy.ts";
import { useHandlers } from "./uses.ts";

/** The effects of media, each with its own durable consumer. */
export function createEffects(
  deps: Pick<Deps, "objects"> & { readonly db: Kysely<Tables>; readonly upstreams: Upstreams },
): readonly Effect<Tables>[] {
  return [
    { name: "privacy", handlers: privacyHandlers(deps) },
    { name: "uses", handlers: useHandlers() },
  ];
}
