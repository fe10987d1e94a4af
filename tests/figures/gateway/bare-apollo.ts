/**
 * The same manual join behind Apollo Server and its Fastify integration, without our code: the minimum cost of a
 * gateway based on them. Documents are parsed once, and not validated, limited, planned, counted or traced.
 */
import { ApolloServer } from "@apollo/server";
import { fastifyApolloHandler } from "@as-integrations/fastify";
import { fastify } from "fastify";
import { bearerToken } from "@callboard/kit/internal-token.ts";
import { openGraph } from "@callboard/gateway/subgraphs/graph.ts";
import type { Fields } from "./joined-page.ts";
import { openPageJoiner } from "./page-joiner.ts";

interface Context {
  readonly internalToken: string;
}

const { authenticator, join, subgraphs, address } = await openPageJoiner();
const { schema } = await openGraph(subgraphs);
const server = new ApolloServer<Context>({
  gateway: {
    onSchemaLoadOrUpdate(callback) {
      callback({ apiSchema: schema, coreSupergraphSdl: "" });
      return () => undefined;
    },
    load: async () => ({
      executor: ({ context, request }) =>
        join((context as Context).internalToken, (request.variables ?? {}) as Fields),
    }),
    stop: async () => undefined,
  },
  dangerouslyDisableValidation: true,
  stringifyResult: (result) => JSON.stringify(result),
  stopOnTerminationSignals: false,
});
await server.start();
const app = fastify({ logger: false });
app.route({
  method: "POST",
  url: "/graphql",
  handler: fastifyApolloHandler(server, {
    async context(request) {
      const session = await authenticator.authenticate(bearerToken(request.headers.authorization), null);
      if (!session.ok) throw new Error(session.failure.message);
      return { internalToken: session.value.internalToken };
    },
  }),
});
app.get("/health/ready", () => ({ status: "ready" }));
await app.listen(address);
