import { JetstreamConnection, type ConnectionSettings } from "./jetstream-connection.ts";
import { declareEvents, declareReader, sourcesOf, type DeclaredConsumer } from "./jetstream-declare.ts";

/** All that there is on the bus: who publishes, and which durable consumers read what. */
export interface BusPlan {
  readonly services: readonly string[];
  readonly consumers: readonly DeclaredConsumer[];
}

/**
 * Makes or updates every stream and consumer, with the account of an operator: services may not. Idempotent; to be run
 * before services of a version start. Throws the sentence that says what is wrong.
 */
export async function declareBus(settings: ConnectionSettings, plan: BusPlan): Promise<void> {
  const connection = new JetstreamConnection(settings);
  await connection.attempted;
  try {
    const link = connection.now();
    const replicas = replicasOf(settings.url);
    for (const service of plan.services) await declareEvents(link, service, replicas);
    for (const consumer of plan.consumers)
      for (const source of sourcesOf(consumer)) await declareReader(link, source, { replicas, ...consumer });
  } finally {
    await connection.close();
  }
}

/** Copies of streams over the servers of a cluster: `?replicas=3` in the URL. */
export function replicasOf(url: string): number {
  return Number(new URL(url).searchParams.get("replicas") ?? 1);
}
