import type { Log } from "@callboard/kit/log/log.ts";
import type { EventBus } from "./bus.ts";
import { openJetstreamBus } from "#nats/jetstream-bus.ts";
import { openPostgresBus } from "#postgres/postgres-bus.ts";

/** Opens the event bus on the engine that its URL names. */
export function openBus(options: {
  readonly url: string;
  /** Name of the process. */
  readonly name: string;
  readonly log: Log;
}): Promise<EventBus> {
  return options.url.startsWith("postgres") ? openPostgresBus(options) : openJetstreamBus(options);
}
