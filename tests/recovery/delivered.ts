import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import { openSettling } from "#dev/test/until-settled.ts";
import { SERVICES } from "#dev/topology.ts";
import type { Databases } from "../support/databases.ts";
import { openProductDatabases } from "../support/demo.ts";
import type { Product } from "../support/product.ts";

const WITHIN_MS = 240_000;
const EVERY_MS = 500;
const WAITING = "select count(*)::int as count from outbox where published_at is null";

const portsSchema = z.object({ monitor: z.number() });
const consumerSchema = z.object({ num_pending: z.number(), num_ack_pending: z.number() });
const streamSchema = z.object({ consumer_detail: z.array(consumerSchema).default([]) });
const monitorSchema = z.object({
  account_details: z.array(z.object({ stream_detail: z.array(streamSchema).default([]) })),
});

/** Waits until each outbox is published, and each consumer has processed everything. */
export async function untilDelivered(product: Product, engines: "embedded" | "real"): Promise<void> {
  if (engines === "embedded") {
    const settling = openSettling(product.databaseUrl);
    await settling.wait(WITHIN_MS).finally(() => settling.close());
    return;
  }
  const databases = openProductDatabases(product);
  try {
    // Consumers write events themselves, so both are checked until both are empty at once.
    const isDone = async (): Promise<boolean> =>
      (await waitingIn(databases)) === 0 &&
      (await waitingOn(product)) === 0 &&
      (await waitingIn(databases)) === 0;
    await waitFor("events to be delivered", isDone, WITHIN_MS, EVERY_MS);
  } finally {
    await databases.close();
  }
}

/** Number of events that no relay has published yet. */
async function waitingIn(databases: Databases): Promise<number> {
  const counts = SERVICES.map(({ database }) => databases.query<{ count: number }>(database, WAITING));
  return (await Promise.all(counts)).reduce((sum, [row]) => sum + Number(row?.count ?? 0), 0);
}

/** Number of events in NATS that a consumer has not received or not acknowledged. */
async function waitingOn({ dataFolder }: Product): Promise<number> {
  const file = join(dataFolder, "real/engines/nats/ports.json");
  const { monitor } = portsSchema.parse(JSON.parse(readFileSync(file, "utf8")));
  const answer = await fetch(`http://127.0.0.1:${monitor}/jsz?accounts=true&consumers=true`);
  const { account_details: accounts } = monitorSchema.parse(await answer.json());
  const consumers = accounts.flatMap((account) =>
    account.stream_detail.flatMap((stream) => stream.consumer_detail),
  );
  if (consumers.length === 0) throw new Error("NATS names no consumer.");
  return consumers.reduce((sum, one) => sum + one.num_pending + one.num_ack_pending, 0);
}
