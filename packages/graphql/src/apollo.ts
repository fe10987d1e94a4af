import type { ApolloServer, BaseContext } from "@apollo/server";
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginInlineTraceDisabled,
  ApolloServerPluginSchemaReportingDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from "@apollo/server/plugin/disabled";
import { fastifyApolloHandler } from "@as-integrations/fastify";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { FailureError, invalidField } from "@callboard/kit/failure.ts";
import type { Log } from "@callboard/kit/log/log.ts";
import { nameOnlyFields } from "./coercion-limit.ts";
import { createDocumentStore } from "./document-store.ts";
import { refuseUnstorableText } from "./storable-text.ts";

/** What every Apollo Server of the product has: nothing is reported to anyone, nothing is instrumented. */
export function apolloOptions(log: Log) {
  return {
    documentStore: createDocumentStore(),
    includeStacktraceInErrorResponses: false,
    stringifyResult: (result: unknown) => JSON.stringify(result),
    csrfPrevention: true,
    allowBatchedHttpRequests: false,
    // Processes drain by their own signal handlers.
    stopOnTerminationSignals: false,
    logger: log.forLibraries,
    plugins: [
      ApolloServerPluginUsageReportingDisabled(),
      ApolloServerPluginSchemaReportingDisabled(),
      ApolloServerPluginInlineTraceDisabled(),
      ApolloServerPluginCacheControlDisabled(),
      refuseUnstorableText(),
      nameOnlyFields(),
    ],
  };
}

interface RouteOptions<Context extends BaseContext> {
  readonly context: (request: FastifyRequest) => Promise<Context>;
  /** GET shows the landing page of a server that has one. */
  readonly methods?: readonly ("GET" | "POST")[];
  /** What decides about a request before its body is read. */
  readonly onRequest?: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
  /** What decides when the body is whole. */
  readonly onWholeBody?: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
}

/** Starts the server and serves it at /graphql; it stops with the HTTP server. Answers are never stored. */
export async function registerApollo<Context extends BaseContext>(
  app: FastifyInstance,
  server: ApolloServer<Context>,
  { context, methods = ["POST"], onRequest, onWholeBody }: RouteOptions<Context>,
): Promise<void> {
  await server.start();
  app.addHook("onClose", () => server.stop());
  app.route({
    ...(onRequest ? { onRequest } : {}),
    method: [...methods],
    url: "/graphql",
    async preHandler(request, reply) {
      // The integration makes a URL of the header.
      if (!URL.canParse(`http://${request.hostname}/`))
        throw new FailureError(invalidField("host", "FORMAT", "The Host header is no name."));
      void reply.header("cache-control", "no-store");
      await onWholeBody?.(request, reply);
    },
    handler: fastifyApolloHandler(server, { context }),
  });
}
