import { sql, type Kysely } from "kysely";
import type { Log } from "@callboard/kit/log/log.ts";
import { warnThrottled } from "@callboard/kit/log/warn-throttled.ts";
import type { Tables } from "#adapters/store/tables.ts";
import { signWebhook } from "./webhook.ts";

const SWEEP_MS = 500;
const BATCH = 20;
const DEADLINE_MS = 5_000;

interface Delivery {
  readonly db: Kysely<Tables>;
  /** Where the events are sent; null until the server listens. */
  readonly webhookUrl: () => string | null;
  readonly secret: string;
  readonly log: Log;
}

/** Delivers the sandbox's events over HTTP, signed, and retries until they are accepted, like Stripe. */
export function startSandboxDelivery(options: Delivery): { stop(): Promise<void> } {
  let delivering = Promise.resolve();
  const timer = setInterval(() => {
    delivering = delivering
      .then(() => deliverWaiting(options))
      .catch((error: unknown) =>
        warnThrottled(options.log, { event: "payment_events_delayed", err: error }, "payment events wait"),
      );
  }, SWEEP_MS);
  return {
    async stop() {
      clearInterval(timer);
      await delivering;
    },
  };
}

async function deliverWaiting({ db, webhookUrl, secret }: Delivery): Promise<void> {
  const url = webhookUrl();
  if (url === null) return;
  const { rows } = await sql<{ event_id: string; payload: string }>`
    update sandbox_delivery set tries = tries + 1, next_try_at = now() + make_interval(secs => least(2 * power(2, tries), 3600))
    where event_id in (
      select event_id from sandbox_delivery where delivered_at is null and next_try_at <= now()
      order by next_try_at limit ${BATCH} for update skip locked)
    returning event_id, payload`.execute(db);
  for (const { event_id, payload } of rows) {
    const response = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json", "stripe-signature": signWebhook(payload, secret) },
      body: payload,
      signal: AbortSignal.timeout(DEADLINE_MS),
    });
    if (response.ok)
      await sql`update sandbox_delivery set delivered_at = now() where event_id = ${event_id}`.execute(db);
  }
}
