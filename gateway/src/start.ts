import { readFile } from "node:fs/promises";
import { ApolloGateway } from "@apollo/gateway";
import type { AddressInfo } from "node:net";
import { Pool } from "undici";
import { createHttpServer } from "@callboard/kit/http-server.ts";
import { createTokenSigner } from "@callboard/kit/internal-token.ts";
import { createLog, logDestination } from "@callboard/kit/log.ts";
import { createAuthenticator, remoteKeys } from "#authenticate.ts";
import type { Config } from "#config.ts";
import { listenForDroppedSessions } from "#dropped-sessions.ts";
import { registerGraphql } from "#graphql-route.ts";
import { createOperations } from "#operations.ts";
import { readPersistedOperations } from "#persisted-operations.ts";
import { openIdentity, resolveWith } from "#resolve-actor.ts";
import { registerRoute } from "#service-route.ts";
import { SubgraphLink } from "#subgraph-link.ts";

const CONNECTIONS_PER_SUBGRAPH = 16;

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
  const pools = new Map(
    Object.entries(config.SUBGRAPHS).map(([name, url]) => [
      name,
      new Pool(new URL(url).origin, { connections: CONNECTIONS_PER_SUBGRAPH }),
    ]),
  );
  const gateway = await openGateway(config, pools);
  const dropped = await listenForDroppedSessions(config.BUS_URL, authenticator, log);

  const app = createHttpServer(log);
  const persisted = await readPersistedOperations(config.PERSISTED_OPERATIONS);
  const prepare = createOperations(gateway.schema, persisted, config.PERSISTED_ONLY);
  registerGraphql(app, { authenticator, prepare, schema: gateway.schema, executor: gateway.executor, log });
  for (const target of config.ROUTES) await registerRoute(app, target, authenticator);
  app.get("/health/live", () => ({ status: "ok" }));
  app.get("/health/ready", () => ({ status: "ok" }));
  await app.listen({ host: config.HOST, port: config.HTTP_PORT });

  return {
    httpPort: (app.server.address() as AddressInfo).port,
    async stop() {
      await app.close();
      await dropped.close();
      await gateway.stop();
      identity.close();
      await Promise.all([...pools.values()].map((pool) => pool.close()));
    },
  };
}

async function openGateway(config: Config, pools: ReadonlyMap<string, Pool>) {
  // The library would report to its maker and ask the clouds' metadata servers where it runs; nothing leaves here.
  // oxlint-disable-next-line node/no-process-env -- the library offers no other switch
  process.env["APOLLO_TELEMETRY_DISABLED"] = "true";
  const gateway = new ApolloGateway({
    supergraphSdl: await readFile(new URL("../supergraph.graphql", import.meta.url), "utf8"),
    buildService({ name }) {
      const pool = pools.get(name);
      const url = config.SUBGRAPHS[name];
      if (!pool || !url) throw new Error(`SUBGRAPHS names no URL for ${name}`);
      return new SubgraphLink(name, pool, new URL(url).pathname);
    },
  });
  const { schema, executor } = await gateway.load();
  return { schema, executor, stop: () => gateway.stop() };
}
