import { addLabelledGauge, type Metrics } from "@callboard/kit/http/metrics.ts";

/** Serves when the secrets of clients at other providers expire, by provider. */
export function serveSecretExpiry(
  metrics: Pick<Metrics, "registry">,
  expiry: Readonly<Record<string, number>>,
): void {
  addLabelledGauge(metrics, {
    name: "client_secret_expires_timestamp_seconds",
    help: "When the secret of a client at another provider expires.",
    labelNames: ["provider"],
    read: () => Object.entries(expiry).map(([provider, value]) => ({ labels: { provider }, value })),
  });
}
