import type { AddressInfo } from "node:net";
import { measureCertificates } from "@callboard/kit/http/certificate-expiry.ts";
import { registerHealth, type DependencyState, type HealthCheck } from "@callboard/kit/http/health.ts";
import { createHttpServer } from "@callboard/kit/http/http-server.ts";
import { registerDrain } from "@callboard/kit/http/http-server-drain.ts";
import { createTokenSigner } from "@callboard/kit/internal-token.ts";
import { openServiceTracing } from "@callboard/kit/process/service-tracing.ts";
import { createLog, logDestination, type Log } from "@callboard/kit/log/log.ts";
import { registerMetrics, serveMetrics } from "@callboard/kit/http/metrics.ts";
import type { Config } from "#config.ts";
import { readPersistedOperations } from "#operations/persisted-operations.ts";
import { openSharedState, type SharedState } from "#shared-state.ts";
import type { AdmissionLimits } from "#server/admission.ts";
import { registerGraph } from "#server/graph-server.ts";
import { registerLinkPreviews } from "#previews/link-preview-route.ts";
import { withLinkPreviews } from "#previews/preview-facts.ts";
import { registerQuickPanel, withQuickPanel } from "#server/quick-panel.ts";
import { registerRoute } from "#server/service-route.ts";
import { createAuthenticator } from "#session/authenticate.ts";
import type { TokenRules } from "#session/access-token.ts";
import { EndedSessions } from "#session/ended-sessions.ts";
import { registerLogout } from "#session/logout-route.ts";
import { listenForDroppedSessions } from "#session/dropped-sessions.ts";
import { remoteKeys, type ProviderKeys } from "#session/provider-keys.ts";
import { openIdentity, resolveTokensWith, resolveWith } from "#session/resolve-actor.ts";
import { openGraph } from "#subgraphs/graph.ts";

export interface RunningGateway {
  readonly httpPort: number;
  stop(): Promise<void>;
}

const admissionOf = (config: Config): AdmissionLimits => ({
  running: config.MAX_RUNNING,
  runningPerCaller: config.MAX_RUNNING_PER_CALLER,
  waiting: config.MAX_WAITING,
  waitingPerCaller: config.MAX_WAITING_PER_CALLER,
  deadlineMs: config.REQUEST_DEADLINE_MS,
});

/** What documents and pages the graph serves besides the client's own. */
const allowedBy = (config: Config) => ({
  persistedOnly: config.PERSISTED_ONLY,
  introspection: config.INTROSPECTION && !config.PERSISTED_ONLY,
  explorer: config.EXPLORER,
});

/** Starts the gateway: loads the composed supergraph, composes nothing at run time, serves POST /graphql. */
export async function start(config: Config): Promise<RunningGateway> {
  const { HOST: host } = config;
  const log = createLog("gateway", config.LOG_LEVEL, logDestination(config.LOG_FILE));
  const tracing = await openServiceTracing("gateway", config, { log, isEdge: true });
  const { authenticator, rules, ended, keys, identity } = await openSessions(config, log);
  const shared = await openSharedState(config, ended, log);
  const graph = await openGraph(config.SUBGRAPHS);
  const bus = await listenForDroppedSessions(config.BUS_URL, authenticator, log);

  const app = createHttpServer(log, {
    showsCost: config.SERVER_TIMING,
    tracing,
    trustedProxies: config.TRUSTED_PROXIES,
  });
  const drain = registerDrain(app);
  const metrics = registerMetrics(app, "gateway");
  const health = registerHealth(app, needs({ keys, identity, bus, shared }));
  measureCertificates(app, metrics, config);
  const figures = await serveMetrics(metrics, { host, port: config.METRICS_PORT, app });
  const persisted = withLinkPreviews(
    withQuickPanel(await readPersistedOperations(config.PERSISTED_OPERATIONS)),
  );
  await registerGraph(app, {
    graph,
    authenticator,
    guests: shared.guests,
    persisted,
    ...allowedBy(config),
    admission: admissionOf(config),
    metrics,
    log,
  });
  registerQuickPanel(app);
  registerLinkPreviews(app, { publicUrl: config.PUBLIC_URL, patienceMs: config.PREVIEW_PATIENCE_MS });
  await registerLogout(app, rules, shared.logout);
  for (const target of config.ROUTES) await registerRoute(app, target, { authenticator, ended });
  await app.listen({ host, port: config.HTTP_PORT });
  health.started();

  let stopping: Promise<void> | null = null;
  const stop = async (): Promise<void> => {
    health.draining();
    await drain.close(config.DRAIN_LINGER_MS);
    await bus.close();
    await figures.close();
    await shared.close();
    identity.close();
    await tracing.stop();
  };
  const { port } = app.server.address() as AddressInfo;
  return { httpPort: port, stop: () => (stopping ??= stop()) };
}

/** Opens authentication and its dependencies. */
async function openSessions(config: Config, log: Log) {
  const signer = await createTokenSigner(config.INTERNAL_KEY);
  const identity = openIdentity({ target: config.IDENTITY_GRPC, signer });
  const keys = remoteKeys(config.JWKS_URL, log);
  const ended = new EndedSessions();
  const rules = tokenRules(config, keys);
  const authenticator = createAuthenticator({
    ...rules,
    resolveActor: resolveWith(identity),
    resolveToken: resolveTokensWith(identity),
    signer,
    ended,
  });
  return { authenticator, rules, ended, keys, identity };
}

const tokenRules = (config: Config, keys: ProviderKeys): TokenRules => ({
  issuer: config.ISSUER,
  audience: config.AUDIENCE,
  authorizedParty: config.AUTHORIZED_PARTY,
  keys: keys.keyOf,
});

interface Needs {
  readonly keys: ProviderKeys;
  readonly identity: { isServing(): Promise<boolean> };
  readonly bus: { state(): Promise<DependencyState> };
  readonly shared: Pick<SharedState, "state">;
}

/** Guests and cached sessions do not need these, but all must be available at startup. */
function needs({ keys, identity, bus, shared }: Needs): readonly HealthCheck[] {
  const identityState = async (): Promise<DependencyState> => ((await identity.isServing()) ? "up" : "down");
  return [
    { name: "identity provider", needed: "at first", state: keys.state },
    { name: "identity", needed: "at first", state: identityState },
    { name: "bus", needed: "at first", state: () => bus.state() },
    { name: "database", needed: "at first", state: () => shared.state() },
  ];
}
