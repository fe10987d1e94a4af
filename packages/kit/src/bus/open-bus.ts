import { z } from "zod";
import type { Log } from "#log.ts";
import type { EventBus } from "./bus.ts";
import { openJetstreamBus } from "./jetstream-bus.ts";
import { openPostgresBus } from "./postgres-bus.ts";

/** The setting that chooses the engine: a PostgreSQL database, or a NATS server with a user and password. */
export const busUrl = z.url({
  protocol: /^(postgres(ql)?|nats|tls)$/,
  error: "must be postgres://user:password@host/database or nats://user:password@host:port",
});

/** Opens the event bus on the engine that its URL names. */
export function openBus(options: {
  readonly url: string;
  /** Name of the process. */
  readonly name: string;
  readonly log: Log;
}): Promise<EventBus> {
  return options.url.startsWith("postgres") ? openPostgresBus(options) : openJetstreamBus(options);
}
