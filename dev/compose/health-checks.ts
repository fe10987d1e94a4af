const INTERVAL = "10s";

/** Node is all that our images have: no shell, no curl. */
const byNode = (url: string): readonly string[] => [
  "/nodejs/bin/node",
  "-e",
  `fetch('${url}').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))`,
];

/** Asks Keycloak's management port by the shell, because its image has no client for HTTP. */
const BY_SHELL =
  "exec 3<>/dev/tcp/127.0.0.1/9000 && printf 'GET /auth/health/ready HTTP/1.0\\r\\n\\r\\n' >&3 && grep -q '200 OK' <&3";

/**
 * How an engine's own image sees whether it is ready, by the programs that it has. NATS and the origin have none: their
 * images hold one program, which calls nobody.
 */
const OF_ENGINES: Readonly<Record<string, readonly string[] | null>> = {
  postgres: ["pg_isready", "--host=127.0.0.1", "--username=callboard", "--dbname=postgres"],
  nats: null,
  opensearch: ["curl", "-sf", "http://127.0.0.1:9200/_cluster/health?wait_for_status=yellow&timeout=1s"],
  s3: ["wget", "-q", "-O", "/dev/null", "http://127.0.0.1:8333/healthz"],
  keycloak: ["bash", "-c", BY_SHELL],
  mailbox: byNode("http://127.0.0.1:8025/dev/mailbox/messages.json"),
  web: null,
};

export interface HealthCheck {
  readonly test: readonly string[];
  readonly interval: string;
  readonly timeout: string;
  readonly retries: number;
  readonly start_period: string;
}

/** The health check of a container; null where its image has nothing that could call. */
export function healthCheckOf(name: string): HealthCheck | null {
  const called = OF_ENGINES[name];
  if (called === null) return null;
  const test = called ?? byNode("http://127.0.0.1:8080/health/ready");
  return { test: ["CMD", ...test], interval: INTERVAL, timeout: "5s", retries: 6, start_period: "120s" };
}
