import type { Log } from "@callboard/kit/log/log.ts";
import type { EventBus } from "./bus.ts";
import { openPostgresBus } from "#postgres/postgres-bus.ts";

/** Opens the event bus on the engine that its URL names. */
export async function openBus(options: {
  readonly url: string;
  /** Name of the process. */
  readonly name: string;
  readonly log: Log;
}): Promise<EventBus> {
  if (options.url.startsWith("postgres")) return openPostgresBus(options);
  // Its client is loaded by those alone whose events go over it.
  const { openJetstreamBus } = await import("#nats/jetstream-bus.ts");
  return openJetstreamBus(options);
}
