import type { GenService, GenServiceMethods } from "@bufbuild/protobuf/codegenv2";
import type { RequestListener } from "node:http";
import type { FastifyInstance } from "fastify";
import type { Kysely } from "kysely";
import type { EventBus, Subscription } from "@callboard/bus/bus.ts";
import { consumerOf, type Effect } from "@callboard/bus/handler.ts";
import { purgeInbox } from "@callboard/bus/inbox.ts";
import { openBus } from "@callboard/bus/open-bus.ts";
import { measureOutbox } from "@callboard/bus/relay/outbox-age.ts";
import { startRelay, purgeOutbox } from "@callboard/bus/relay/relay.ts";
import type { ServiceConfig } from "@callboard/kit/process/config.ts";
import {
  registerSubgraph,
  type RequestContext,
  type ResolverMap,
} from "@callboard/graphql/subgraph-server.ts";
import { createGrpcClient, type ServiceClient } from "@callboard/grpc/client.ts";
import { startGrpcServer, type Implemented } from "@callboard/grpc/server.ts";
import { measureCertificates } from "@callboard/kit/http/certificate-expiry.ts";
import { registerHealth } from "@callboard/kit/http/health.ts";
import { createHttpServer } from "@callboard/kit/http/http-server.ts";
import { registerDrain } from "@callboard/kit/http/http-server-drain.ts";
import {
  createTokenSigner,
  createTokenVerifier,
  type TokenSigner,
  type TokenVerifier,
} from "@callboard/kit/internal-token.ts";
import { createLog, logDestination, type Log } from "@callboard/kit/log/log.ts";
import { registerMetrics, serveMetrics, type Metrics } from "@callboard/kit/http/metrics.ts";
import { purgeClientKeys } from "@callboard/kit/postgres/client-keys.ts";
import { createQuota, purgeQuotas, type Quota, type QuotaOptions } from "@callboard/kit/postgres/quota.ts";
import { migrate, SERVICE_MIGRATIONS } from "@callboard/kit/postgres/migrate.ts";
import { awaitDatabase, openDatabase, type Database } from "@callboard/kit/postgres/pool.ts";
import type { Tracing } from "@callboard/tracing/tracing.ts";
import { openServiceTracing } from "@callboard/kit/process/service-tracing.ts";
import type { Stoppable } from "@callboard/kit/process/shutdown.ts";

const HOUR_MS = 3_600_000;

export interface RuntimeOptions {
  /** The service's name, used for its key, its log lines and its consumers. */
  readonly name: string;
  readonly config: ServiceConfig;
  /** Folder of the service's migrations. */
  readonly migrations: URL;
}

/** What a service exposes. */
interface Served<Tables, Extras extends object> {
  readonly subgraph?: {
    readonly schema: URL;
    readonly resolvers: ResolverMap;
    readonly context?: (base: RequestContext) => Extras;
  };
  readonly grpc?: readonly Implemented[];
  /** Effects of events, each with its own durable consumer. */
  readonly effects?: readonly Effect<Tables>[];
  /** Registers the service's own figures. */
  readonly figures?: (metrics: Metrics) => void;
  /** Deletes data past its retention; runs hourly, and must tolerate being run by each replica. */
  readonly purge?: () => Promise<void>;
  /** The service's own routes on the same HTTP server. */
  readonly routes?: (app: FastifyInstance) => void | Promise<void>;
  /** Closes what the service itself opened; called after the servers stop and before the database closes. */
  readonly onStop?: () => Promise<void>;
}

/** A running service. */
export interface RunningService extends Stoppable {
  readonly name: string;
  /** `http://host:port` */
  readonly httpUrl: string;
  /** `host:port` */
  readonly grpcTarget: string;
  readonly log: Log;
  /** Serves a request that came to another server of this process. */
  readonly handle: RequestListener;
}

/** Everything that a service runs on, opened and migrated. */
export interface Runtime<Tables> {
  readonly name: string;
  readonly log: Log;
  readonly db: Kysely<Tables>;
  readonly bus: EventBus;
  readonly signer: TokenSigner;
  readonly verify: TokenVerifier;
  readonly tracing: Tracing;
  /** A quota shared by all replicas of the service. */
  quota(options: QuotaOptions): Quota;
  /** A client of another service; closed with the runtime. */
  client<Methods extends GenServiceMethods>(
    service: GenService<Methods>,
    target: string,
  ): ServiceClient<Methods>;
  /** Closes everything, for a program that serves nothing. */
  close(): Promise<void>;
  /** Starts the servers, the relay and the consumers; the service is ready when it resolves. */
  serve<Extras extends object>(served: Served<Tables, Extras>): Promise<RunningService>;
}

/** Opens the database (and migrates it), bus, log and keys of a service. */
export async function openRuntime<Tables>(options: RuntimeOptions): Promise<Runtime<Tables>> {
  const { name, config } = options;
  if (config.INTERNAL_KEY.kid !== name)
    throw new Error(`INTERNAL_KEY belongs to ${config.INTERNAL_KEY.kid}.`);
  const log = createLog(name, config.LOG_LEVEL, logDestination(config.LOG_FILE));
  const tracing = await openServiceTracing(name, config, { log });
  const [signer, verify] = await Promise.all([
    createTokenSigner(config.INTERNAL_KEY),
    createTokenVerifier(config.INTERNAL_JWKS),
  ]);
  const database = openDatabase<Tables>({ url: config.DATABASE_URL, name, log, poolSize: config.POOL_SIZE });
  await awaitDatabase(database.db, log, "DATABASE_URL");
  await migrate(config.DATABASE_URL, [SERVICE_MIGRATIONS, { set: name, folder: options.migrations }]);
  const bus = await openBus({ url: config.BUS_URL, name, log });
  const clients: { close(): void }[] = [];
  const runtime: Runtime<Tables> = {
    name,
    log,
    db: database.db,
    bus,
    signer,
    verify,
    tracing,
    quota: (options) => createQuota(database.pool, options),
    client(service, target) {
      const client = createGrpcClient(service, { target, signer });
      clients.push(client);
      return client;
    },
    async close() {
      clients.forEach((client) => client.close());
      await bus.close();
      await database.close();
      await tracing.stop();
    },
    serve: (served) => serve(runtime, { config, database }, served),
  };
  return runtime;
}

async function serve<Tables, Extras extends object>(
  runtime: Runtime<Tables>,
  { config, database }: { readonly config: ServiceConfig; readonly database: Database<Tables> },
  served: Served<Tables, Extras>,
): Promise<RunningService> {
  const { name, log, bus, verify, tracing } = runtime;
  const host = config.HOST;
  const app = createHttpServer(log, { tracing });
  const drain = registerDrain(app);
  const metrics = registerMetrics(app, name);
  const health = registerHealth(app, [
    { name: "database", needed: "always", state: () => database.state() },
    // People can read and write without it: events wait in the outbox.
    { name: "bus", needed: "at first", state: () => bus.state() },
  ]);
  served.figures?.(metrics);
  measureCertificates(app, metrics, config);
  const figures = await serveMetrics(metrics, { host, port: config.METRICS_PORT, app });
  if (served.subgraph) await registerSubgraph(app, { ...served.subgraph, verify, log });
  await served.routes?.(app);
  const services = served.grpc ?? [];
  const grpc = await startGrpcServer({
    host,
    port: config.GRPC_PORT,
    services,
    verify,
    log,
    tracing,
    isReady: health.isReady,
  });
  const httpUrl = await app.listen({ host, port: config.HTTP_PORT });
  const events = await startEvents(runtime, { config, metrics, effects: served.effects ?? [] });
  const maintenance = startMaintenance(runtime, served.purge);
  health.started();
  log.info({ event: "service_ready", httpUrl, grpcPort: grpc.port }, "ready");

  let stopping: Promise<void> | null = null;
  const stop = async (): Promise<void> => {
    health.draining();
    await Promise.all([drain.close(config.DRAIN_LINGER_MS), grpc.close()]);
    clearInterval(maintenance);
    await events.stop();
    await served.onStop?.();
    await figures.close();
    await runtime.close();
    log.info({ event: "service_stopped" }, "stopped");
  };
  const addresses = { httpUrl, grpcTarget: `${host}:${grpc.port}` };
  return { name, ...addresses, log, handle: app.routing, stop: () => (stopping ??= stop()) };
}

interface EventOptions<Tables> {
  readonly config: ServiceConfig;
  readonly metrics: Metrics;
  readonly effects: readonly Effect<Tables>[];
}

/** Starts the relay of the outbox, and a consumer per effect. */
async function startEvents<Tables>(
  { name, log, db, bus, signer, tracing }: Runtime<Tables>,
  { config, metrics, effects }: EventOptions<Tables>,
): Promise<Stoppable> {
  measureOutbox(metrics, db);
  const relay = await startRelay({ db, url: config.DATABASE_URL, name, bus, log });
  const context = { service: name, db, signer, metrics, tracing };
  const consumers: Subscription[] = [];
  // One by one: all at once would compete for the few connections of a bus that services share.
  for (const effect of effects) consumers.push(await bus.subscribe(consumerOf(context, effect)));
  return {
    stop: async () => {
      await Promise.all(consumers.map((consumer) => consumer.stop()));
      await relay.stop();
    },
  };
}

/** Deletes data past its retention: published and received events, stored responses, and the service's own data. */
function startMaintenance<Tables>({ db, log }: Runtime<Tables>, purge?: () => Promise<void>): NodeJS.Timeout {
  const run = async (): Promise<void> => {
    await purgeOutbox(db);
    await purgeInbox(db);
    await purgeClientKeys(db);
    await purgeQuotas(db);
    await purge?.();
  };
  const timer = setInterval(() => {
    run().catch((error: unknown) =>
      log.warn({ event: "maintenance_failed", err: error }, "maintenance failed and runs again in an hour"),
    );
  }, HOUR_MS);
  return timer.unref();
}
