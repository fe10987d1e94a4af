import type { Log } from "@callboard/kit/log/log.ts";
import type { EventBus } from "./bus.ts";
import { openPostgresBus } from "#postgres/postgres-bus.ts";

/** Opens the event bus that its URL names. */
export async function openBus(options: {
  readonly url: string;
  /** The name of the process. */
  readonly name: string;
  readonly log: Log;
}): Promise<EventBus> {
  if (options.url.startsWith("postgres")) return openPostgresBus(options);
  // Loaded only if the bus is NATS.
  const { openJetstreamBus } = await import("#nats/jetstream-bus.ts");
  return openJetstreamBus(options);
}
