import { JetstreamConnection, type ConnectionSettings } from "./jetstream-connection.ts";
import { declareEvents, declareReader, sourcesOf, type DeclaredConsumer } from "./jetstream-declare.ts";

/** Everything on the bus: the services that publish, and the durable consumers with their subjects. */
export interface BusPlan {
  readonly services: readonly string[];
  readonly consumers: readonly DeclaredConsumer[];
}

/**
 * Creates or updates every stream and consumer, with an operator's account because services may not. Idempotent; run
 * it before services of a new version start. Throws one sentence that says what is wrong.
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

/** Replicas of streams across the servers of a cluster: `?replicas=3` in the URL. */
export function replicasOf(url: string): number {
  return Number(new URL(url).searchParams.get("replicas") ?? 1);
}
