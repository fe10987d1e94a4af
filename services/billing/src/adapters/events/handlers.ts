import type { Effect } from "@callboard/bus/handler.ts";
import type { Payments } from "#app/ports.ts";
import type { Tables } from "#adapters/store/tables.ts";
import { customerHandlers } from "./customers.ts";

/** What billing does on events, each with a durable consumer of its own. */
export function createEffects(payments: Payments): readonly Effect<Tables>[] {
  return [{ name: "customers", formerConsumer: "billing", handlers: customerHandlers(payments) }];
}
