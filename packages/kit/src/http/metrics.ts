import { fastify, type FastifyInstance } from "fastify";
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** The figures of one service. */
export interface Metrics {
  readonly registry: Registry;
  readonly httpSeconds: Histogram<"method" | "route" | "status">;
  readonly eventsHandled: Counter<"subject" | "outcome">;
}

/** Measures every HTTP request by route. Each service of a process has its own registry. */
export function registerMetrics(app: FastifyInstance, service: string): Metrics {
  const registry = new Registry();
  registry.setDefaultLabels({ service });
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const httpSeconds = new Histogram({
    name: "http_server_request_duration_seconds",
    help: "How long HTTP requests took.",
    labelNames: ["method", "route", "status"] as const,
    buckets: SECONDS,
    registers,
  });
  const eventsHandled = new Counter({
    name: "events_handled_total",
    help: "Events that reached a handler, by outcome: handled, repeated, failed at one try, dead after all of them.",
    labelNames: ["subject", "outcome"] as const,
    registers,
  });
  app.addHook("onResponse", (request, reply, done) => {
    const route = request.routeOptions.url ?? "none";
    httpSeconds.observe(
      { method: request.method, route, status: reply.statusCode },
      reply.elapsedTime / 1000,
    );
    done();
  });
  return { registry, httpSeconds, eventsHandled };
}

/** A further count of a service, with its labels. */
export function addCounter<Label extends string>(
  { registry }: Pick<Metrics, "registry">,
  about: { readonly name: string; readonly help: string; readonly labelNames?: readonly Label[] },
): Counter<Label> {
  return new Counter({ ...about, labelNames: about.labelNames ?? [], registers: [registry] });
}

/** A further histogram of a service, in seconds. */
export function addHistogram<Label extends string>(
  { registry }: Pick<Metrics, "registry">,
  about: {
    readonly name: string;
    readonly help: string;
    readonly labelNames: readonly Label[];
    readonly buckets: readonly number[];
  },
): Histogram<Label> {
  return new Histogram({ ...about, buckets: [...about.buckets], registers: [registry] });
}

/**
 * A further figure of a service, read whenever the figures are. If it cannot be read, it keeps its value: others tell
 * that something is missing.
 */
export function addGauge(
  { registry }: Pick<Metrics, "registry">,
  { read, ...about }: { readonly name: string; readonly help: string; readonly read: () => Promise<number> },
): void {
  new Gauge({
    ...about,
    registers: [registry],
    async collect() {
      const value = await read().catch(() => null);
      if (value !== null) this.set(value);
    },
  });
}

/** A value of a figure that has one for each of its labels. */
export interface Labelled<Label extends string> {
  readonly labels: Readonly<Record<Label, string>>;
  readonly value: number;
}

/** A further figure with labels. `read` returns what is known by now: figures are served at once. */
export function addLabelledGauge<Label extends string>(
  { registry }: Pick<Metrics, "registry">,
  {
    read,
    ...about
  }: {
    readonly name: string;
    readonly help: string;
    readonly labelNames: readonly Label[];
    readonly read: () => Iterable<Labelled<Label>>;
  },
): void {
  new Gauge<Label>({
    ...about,
    registers: [registry],
    collect() {
      this.reset();
      for (const { labels, value } of read()) this.set(labels, value);
    },
  });
}

export interface MetricsAddress {
  readonly host: string;
  /** A port of their own, so that a network policy can let the monitor in and nobody else; 0: `app` serves them. */
  readonly port: number;
  readonly app: FastifyInstance;
}

/** Serves /metrics; answers how to stop. */
export async function serveMetrics(
  { registry }: Metrics,
  { host, port, app }: MetricsAddress,
): Promise<{ close(): Promise<void> }> {
  const server = port === 0 ? app : fastify({ logger: false, forceCloseConnections: true });
  server.get("/metrics", async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  );
  if (server === app) return { close: async () => undefined };
  await server.listen({ host, port });
  return { close: () => server.close() };
}
