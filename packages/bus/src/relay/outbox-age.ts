import { sql, type QueryExecutorProvider } from "kysely";
import { addGauge, type Metrics } from "@callboard/kit/http/metrics.ts";

/** Seconds that the oldest event has waited to be published; 0 if none waits. */
async function oldestSeconds(db: QueryExecutorProvider): Promise<number> {
  const { rows } = await sql<{ seconds: number }>`
    select greatest(0, extract(epoch from now() - occurred_at))::float8 as seconds
    from outbox where published_at is null order by seq limit 1`.execute(db);
  return rows[0]?.seconds ?? 0;
}

/** Serves how long events wait for the relay. */
export function measureOutbox(metrics: Metrics, db: QueryExecutorProvider): void {
  addGauge(metrics, {
    name: "outbox_oldest_seconds",
    help: "How long the oldest event has waited to be published.",
    read: () => oldestSeconds(db),
  });
}
