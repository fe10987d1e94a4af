import type { Effect } from "@callboard/bus/handler.ts";
import type { Tables } from "#adapters/store/tables.ts";
import { auditHandlers } from "./audit.ts";
import { blockHandlers } from "./blocks.ts";

/** Identity's effects, each with its own durable consumer. */
export function createEffects(): readonly Effect<Tables>[] {
  return [
    { name: "audit", formerConsumer: "identity", handlers: auditHandlers() },
    { name: "blocks", handlers: blockHandlers() },
  ];
}
