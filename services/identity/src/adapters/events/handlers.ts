import type { Effect } from "@callboard/bus/handler.ts";
import type { Tables } from "#adapters/store/tables.ts";
import { auditHandlers } from "./audit.ts";

/** What identity does on events, each with a durable consumer of its own. */
export function createEffects(): readonly Effect<Tables>[] {
  return [{ name: "audit", formerConsumer: "identity", handlers: auditHandlers() }];
}
