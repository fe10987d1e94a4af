import type { Effect } from "@callboard/bus/handler.ts";
import type { BusPlan } from "@callboard/bus/nats/declare-bus.ts";
import { SERVICES, type ServiceName } from "./topology.ts";

interface Handlers {
  /** Does not access its dependencies until an event arrives. */
  readonly createEffects: (nothing: object) => readonly Effect<unknown>[];
}

/**
 * All streams and consumers of the product, derived from its services' code: what an operator declares on the bus.
 */
export async function busPlan(): Promise<BusPlan> {
  const consumers = await Promise.all(
    SERVICES.filter(({ effects }) => effects.length > 0).map(({ name }) => consumersOf(name)),
  );
  return { services: SERVICES.map(({ name }) => name), consumers: consumers.flat() };
}

async function consumersOf(service: ServiceName): Promise<BusPlan["consumers"]> {
  const path = `@callboard/${service}/adapters/events/handlers.ts`;
  const { createEffects } = (await import(path)) as Handlers;
  return createEffects({}).map(({ name, formerConsumer, handlers }) => ({
    name: `${service}-${name}`,
    ...(formerConsumer === undefined ? {} : { formerName: formerConsumer }),
    subjects: handlers.map(({ subject }) => subject),
  }));
}
