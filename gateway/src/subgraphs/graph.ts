import { readFile } from "node:fs/promises";
import { ApolloGateway } from "@apollo/gateway";
import type { GatewayExecutor, GatewayInterface } from "@apollo/server-gateway-interface";
import type { GraphQLSchema } from "graphql";
import { Pool } from "undici";
import { CompiledRunner } from "#runner/compiled-runner.ts";
import { SubgraphLink, type RequestContext } from "./subgraph-link.ts";

const CONNECTIONS_PER_SUBGRAPH = 16;

/** The graph composed of the subgraphs. */
export interface Graph {
  readonly schema: GraphQLSchema;
  /** Executes operations for Apollo Server; stopping it closes the connections to the subgraphs. */
  readonly gateway: GatewayInterface;
}

/** Loads the composed supergraph; nothing is composed at run time. `subgraphs` maps each name to its URL. */
export async function openGraph(subgraphs: Readonly<Record<string, string>>): Promise<Graph> {
  // The library would report to its maker and ask the clouds' metadata servers where it runs; nothing leaves here.
  // oxlint-disable-next-line node/no-process-env -- the library offers no other switch
  process.env["APOLLO_TELEMETRY_DISABLED"] = "true";
  const supergraphSdl = await readFile(new URL("../../supergraph.graphql", import.meta.url), "utf8");
  const pools: Pool[] = [];
  const services = new Map(
    Object.entries(subgraphs).map(([name, url]) => {
      const { origin, pathname } = new URL(url);
      const pool = new Pool(origin, { connections: CONNECTIONS_PER_SUBGRAPH });
      pools.push(pool);
      return [name, new SubgraphLink(name, pool, pathname)];
    }),
  );
  let runner: CompiledRunner | null = null;
  const gateway = new ApolloGateway({
    supergraphSdl,
    buildService({ name }) {
      const service = services.get(name);
      if (!service) throw new Error(`SUBGRAPHS names no URL for ${name}`);
      return service;
    },
    experimental_didResolveQueryPlan({ queryPlan, requestContext: { document, operationName } }) {
      runner?.learn(document, operationName, queryPlan);
    },
  });
  const { schema, executor } = await gateway.load();
  const compiled = (runner = new CompiledRunner(schema, services));
  return {
    schema,
    gateway: {
      onSchemaLoadOrUpdate(callback) {
        callback({ apiSchema: schema, coreSupergraphSdl: supergraphSdl });
        return () => undefined;
      },
      load: async () => ({ executor: executeBy(compiled, executor as unknown as GatewayExecutor) }),
      async stop() {
        await gateway.stop();
        await Promise.all(pools.map((pool) => pool.close()));
      },
    },
  };
}

/**
 * Uses the compiled runner if it supports the operation, and the gateway's own executor for new and unsupported ones.
 * The latter's extensions are dropped, because they list schema fields that were null.
 */
function executeBy(runner: CompiledRunner, executor: GatewayExecutor): GatewayExecutor {
  return async (request) => {
    const { document, operationName, context } = request;
    const variables = request.request.variables ?? {};
    const running = runner.run({ document, operationName, variables, context: context as RequestContext });
    if (running) return running;
    const { data, errors } = await executor(request);
    return { ...(data === undefined ? {} : { data }), ...(errors ? { errors } : {}) };
  };
}
