import { readFile } from "node:fs/promises";
import { ApolloGateway } from "@apollo/gateway";
import type { GatewayExecutor, GatewayInterface } from "@apollo/server-gateway-interface";
import type { GraphQLSchema } from "graphql";
import { Pool } from "undici";
import { SubgraphLink } from "./subgraph-link.ts";

const CONNECTIONS_PER_SUBGRAPH = 16;

/** The graph that is composed of the subgraphs. */
export interface Graph {
  readonly schema: GraphQLSchema;
  /** What Apollo Server runs operations by; stopping it closes the connections to the subgraphs. */
  readonly gateway: GatewayInterface;
}

/** Loads the composed supergraph; nothing is composed at run time. `subgraphs` has the URL of each by its name. */
export async function openGraph(subgraphs: Readonly<Record<string, string>>): Promise<Graph> {
  // The library would report to its maker and ask the clouds' metadata servers where it runs; nothing leaves here.
  // oxlint-disable-next-line node/no-process-env -- the library offers no other switch
  process.env["APOLLO_TELEMETRY_DISABLED"] = "true";
  const supergraphSdl = await readFile(new URL("../../supergraph.graphql", import.meta.url), "utf8");
  const pools: Pool[] = [];
  const gateway = new ApolloGateway({
    supergraphSdl,
    buildService({ name }) {
      const url = subgraphs[name];
      if (!url) throw new Error(`SUBGRAPHS names no URL for ${name}`);
      const { origin, pathname } = new URL(url);
      const pool = new Pool(origin, { connections: CONNECTIONS_PER_SUBGRAPH });
      pools.push(pool);
      return new SubgraphLink(name, pool, pathname);
    },
  });
  const { schema, executor } = await gateway.load();
  return {
    schema,
    gateway: {
      onSchemaLoadOrUpdate(callback) {
        callback({ apiSchema: schema, coreSupergraphSdl: supergraphSdl });
        return () => undefined;
      },
      // The library is typed by the interface's first version; what an executor gets is the same.
      load: async () => ({ executor: executor as unknown as GatewayExecutor }),
      async stop() {
        await gateway.stop();
        await Promise.all(pools.map((pool) => pool.close()));
      },
    },
  };
}
