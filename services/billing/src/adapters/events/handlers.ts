import type { Kysely } from "kysely";
import type { Effect } from "@callboard/bus/handler.ts";
import type { Deps } from "#app/ports.ts";
import type { Tables } from "#adapters/store/tables.ts";
import { customerHandlers } from "./customers.ts";
import { privacyHandlers } from "./privacy.ts";

/** The effects of billing, each with its own durable consumer. */
export function createEffects(deps: Deps, db: Kysely<Tables>): readonly Effect<Tables>[] {
  return [
    { name: "customers", formerConsumer: "billing", handlers: customerHandlers(deps.payments) },
    { name: "privacy", handlers: privacyHandlers({ ...deps, db }) },
  ];
}
