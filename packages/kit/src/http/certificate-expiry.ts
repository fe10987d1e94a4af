import type { FastifyInstance } from "fastify";
import { isIP } from "node:net";
import { connect } from "node:tls";
import { addLabelledGauge, type Metrics } from "./metrics.ts";

const EVERY_MS = 3_600_000;
const PATIENCE_MS = 10_000;
const HTTPS_PORT = 443;

/**
 * When the certificate at an https address expires, in seconds of the epoch; null if there is none to see. Certificates
 * that are not trusted count too: an expired one would not be seen otherwise.
 */
export function certificateExpiry(address: string): Promise<number | null> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve) => {
    const socket = connect({
      host: hostname,
      port: Number(port || HTTPS_PORT),
      ...(isIP(hostname) === 0 && { servername: hostname }),
      rejectUnauthorized: false,
    });
    const finish = (seconds: number | null): void => {
      resolve(seconds);
      socket.destroy();
    };
    socket.setTimeout(PATIENCE_MS, () => finish(null));
    socket.once("error", () => finish(null));
    socket.once("secureConnect", () => {
      const until = Date.parse(socket.getPeerCertificate().valid_to);
      finish(Number.isNaN(until) ? null : until / 1000);
    });
  });
}

/** Which settings of a process are https addresses. */
export const httpsSettings = (config: object): readonly (readonly [setting: string, address: string])[] =>
  Object.entries(config).filter(
    (entry): entry is [string, string] => typeof entry[1] === "string" && entry[1].startsWith("https://"),
  );

/**
 * Serves when the certificate at each https address in the settings expires. They are read at once and every hour, in the
 * background, until the server closes; one that cannot be read keeps what was known.
 */
export function measureCertificates(
  app: FastifyInstance,
  metrics: Pick<Metrics, "registry">,
  config: object,
): void {
  const addresses = httpsSettings(config);
  const known = new Map<string, number>();
  addLabelledGauge(metrics, {
    name: "certificate_expires_timestamp_seconds",
    help: "When the certificate at an https address expires, by the setting with the address.",
    labelNames: ["setting"],
    read: () => [...known].map(([setting, value]) => ({ labels: { setting }, value })),
  });
  const readAll = (): void => {
    for (const [setting, address] of addresses)
      void certificateExpiry(address).then((seconds) => seconds !== null && known.set(setting, seconds));
  };
  readAll();
  const timer = setInterval(readAll, EVERY_MS).unref();
  app.addHook("onClose", async () => clearInterval(timer));
}
