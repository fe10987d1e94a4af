import type { AddressInfo } from "node:net";
import { createHttpServer } from "@callboard/kit/http-server.ts";
import { createTokenSigner } from "@callboard/kit/internal-token.ts";
import { createLog, logDestination } from "@callboard/kit/log.ts";
import { createAuthenticator, remoteKeys } from "#session/authenticate.ts";
import type { Config } from "#config.ts";
import { listenForDroppedSessions } from "#session/dropped-sessions.ts";
import { readPersistedOperations } from "#operations/persisted-operations.ts";
import { openIdentity, resolveWith } from "#session/resolve-actor.ts";
import { registerGraph } from "#server/graph-server.ts";
import { registerRoute } from "#server/service-route.ts";
import { openGraph } from "#subgraphs/graph.ts";

export interface RunningGateway {
  readonly httpPort: number;
  stop(): Promise<void>;
}

/** Starts the gateway: loads the composed supergraph, composes nothing at run time, serves POST /graphql. */
export async function start(config: Config): Promise<RunningGateway> {
  const log = createLog("gateway", config.LOG_LEVEL, logDestination(config.LOG_FILE));
  const signer = await createTokenSigner(config.INTERNAL_KEY);
  const identity = openIdentity({ target: config.IDENTITY_GRPC, signer });
  const authenticator = createAuthenticator({
    issuer: config.ISSUER,
    audience: config.AUDIENCE,
    keys: remoteKeys(config.JWKS_URL),
    resolveActor: resolveWith(identity),
    signer,
  });
  const graph = await openGraph(config.SUBGRAPHS);
  const dropped = await listenForDroppedSessions(config.BUS_URL, authenticator, log);

  const app = createHttpServer(log);
  await registerGraph(app, {
    graph,
    authenticator,
    persisted: await readPersistedOperations(config.PERSISTED_OPERATIONS),
    persistedOnly: config.PERSISTED_ONLY,
    explorer: config.EXPLORER,
    log,
  });
  for (const target of config.ROUTES) await registerRoute(app, target, authenticator);
  app.get("/health/live", () => ({ status: "ok" }));
  app.get("/health/ready", () => ({ status: "ok" }));
  await app.listen({ host: config.HOST, port: config.HTTP_PORT });

  return {
    httpPort: (app.server.address() as AddressInfo).port,
    async stop() {
      await app.close();
      await dropped.close();
      identity.close();
    },
  };
}
