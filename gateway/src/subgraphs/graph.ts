import { readFile } from "node:fs/promises";
import type { GatewayInterface } from "@apollo/server-gateway-interface";
import type { GraphQLSchema } from "graphql";
import { Pool } from "undici";
import { openExecutors } from "#runner/executors.ts";
import { SubgraphLink } from "./subgraph-link.ts";

const CONNECTIONS_PER_SUBGRAPH = 16;

/** The graph composed of the subgraphs. */
export interface Graph {
  readonly schema: GraphQLSchema;
  /** Executes operations for Apollo Server; stopping it closes the connections to the subgraphs. */
  readonly gateway: GatewayInterface;
}

/** Loads the composed supergraph; nothing is composed at run time. `subgraphs` maps each name to its URL. */
export async function openGraph(subgraphs: Readonly<Record<string, string>>): Promise<Graph> {
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
  const { schema, byCompiledPlan, byGateway, stop } = await openExecutors(supergraphSdl, services);
  return {
    schema,
    gateway: {
      onSchemaLoadOrUpdate(callback) {
        callback({ apiSchema: schema, coreSupergraphSdl: supergraphSdl });
        return () => undefined;
      },
      load: async () => ({ executor: async (request) => byCompiledPlan(request) ?? byGateway(request) }),
      async stop() {
        await stop();
        await Promise.all(pools.map((pool) => pool.close()));
      },
    },
  };
}
