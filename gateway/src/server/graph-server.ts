import { constants } from "node:zlib";
import { ApolloServer, HeaderMap } from "@apollo/server";
import { ApolloServerPluginLandingPageDisabled } from "@apollo/server/plugin/disabled";
import { ApolloServerPluginLandingPageLocalDefault } from "@apollo/server/plugin/landingPage/default";
import compress, { type FastifyCompressOptions } from "@fastify/compress";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { GraphQLError } from "graphql";
import type { Failure } from "@callboard/kit/failure.ts";
import { apolloOptions, registerApollo } from "@callboard/graphql/apollo.ts";
import { HTTP_STATUS } from "@callboard/kit/http/http-server.ts";
import { clientNetwork } from "@callboard/kit/http/client-network.ts";
import { newId } from "@callboard/kit/ids.ts";
import { bearerToken } from "@callboard/kit/internal-token.ts";
import type { Log } from "@callboard/kit/log/log.ts";
import { currentScope } from "@callboard/kit/process/request-scope.ts";
import type { Quota } from "@callboard/kit/postgres/quota.ts";
import { ok } from "@callboard/kit/result.ts";
import { createDocumentCheck, PARSE_OPTIONS } from "#operations/documents.ts";
import { persistedCache } from "#operations/persisted-operations.ts";
import type { Authenticator } from "#session/authenticate.ts";
import type { Graph } from "#subgraphs/graph.ts";
import type { RequestContext } from "#subgraphs/subgraph-link.ts";
import { createAdmission, type AdmissionLimits } from "./admission.ts";
import { publicError } from "./public-error.ts";
import { refusals } from "./refusals.ts";

export interface GraphServerOptions {
  readonly graph: Graph;
  readonly authenticator: Authenticator;
  /** Counts an unauthenticated request against its network's quota. */
  readonly guests: Quota;
  /** The web client's operations by hash. */
  readonly persisted: ReadonlyMap<string, string>;
  /** Whether all other operations are rejected. */
  readonly persistedOnly: boolean;
  /** Whether introspection is allowed. */
  readonly introspection: boolean;
  /** Whether GET /graphql shows Apollo's explorer, which loads scripts from Apollo. */
  readonly explorer: boolean;
  readonly admission: AdmissionLimits;
  readonly log: Log;
}

/**
 * Compressing a member's data is safe: responses require a token in a header, which other sites cannot send.
 * Compressed request bodies are rejected, since a small one may expand to a large one.
 */
const COMPRESSION: FastifyCompressOptions = {
  encodings: ["zstd", "br", "gzip"],
  threshold: 1_024,
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  globalDecompression: false,
};

/**
 * Serves the graph at POST /graphql with Apollo Server: 401 for an invalid token, 503 if the caller cannot be
 * authenticated. Usage reporting is off. Stops with the HTTP server.
 */
export async function registerGraph(app: FastifyInstance, options: GraphServerOptions): Promise<void> {
  const { graph, persisted, persistedOnly, introspection, explorer, log } = options;
  const check = createDocumentCheck(graph.schema, {
    ownTexts: persistedOnly ? new Set(persisted.values()) : null,
    introspection,
  });
  const shared = apolloOptions(log);
  const server = new ApolloServer<RequestContext>({
    ...shared,
    gateway: graph.gateway,
    parseOptions: PARSE_OPTIONS,
    // The refusals plugin validates: limits first, each document once, every error in one response.
    dangerouslyDisableValidation: true,
    persistedQueries: { cache: persistedCache(persisted) },
    formatError: (error) => publicError(error, currentScope()?.requestId ?? newId(), log),
    introspection,
    plugins: [
      ...shared.plugins,
      refusals({ check, schema: graph.schema, log }),
      explorer ? ApolloServerPluginLandingPageLocalDefault() : ApolloServerPluginLandingPageDisabled(),
    ],
  });
  const admission = createAdmission(options.admission);
  await app.register(async (scope) => {
    await scope.register(compress, COMPRESSION);
    await registerApollo(scope, server, {
      context: async (request) => ({
        ...(await contextOf(request, options)),
        patience: admission.patienceWith(request),
      }),
      methods: explorer ? ["GET", "POST"] : ["POST"],
      onRequest: admission.enter,
    });
  });
}

async function contextOf(
  request: FastifyRequest,
  { authenticator, guests }: Pick<GraphServerOptions, "authenticator" | "guests">,
): Promise<RequestContext> {
  const header = request.headers.authorization;
  const network = clientNetwork(request.ip);
  const counted = header === undefined ? await guests(network ?? "unknown") : ok();
  if (!counted.ok) throw refusal(counted.failure);
  const bearer = header === undefined ? null : (bearerToken(header) ?? "");
  const session = await authenticator.authenticate(bearer, network);
  if (!session.ok) throw refusal(session.failure);
  return {
    internalToken: session.value.internalToken,
    requestId: currentScope()?.requestId ?? newId(),
  };
}

/** A failure of the whole request, with its HTTP status. */
function refusal({ message, ...facts }: Failure): GraphQLError {
  const headers = new HeaderMap();
  if (facts.retryAfter !== undefined) headers.set("retry-after", String(facts.retryAfter));
  return new GraphQLError(message, {
    extensions: { ...facts, http: { status: HTTP_STATUS[facts.code], headers } },
  });
}
