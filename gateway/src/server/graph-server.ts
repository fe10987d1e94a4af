import { constants } from "node:zlib";
import { ApolloServer, HeaderMap } from "@apollo/server";
import { ApolloServerPluginLandingPageDisabled } from "@apollo/server/plugin/disabled";
import { ApolloServerPluginLandingPageLocalDefault } from "@apollo/server/plugin/landingPage/default";
import compress, { type FastifyCompressOptions } from "@fastify/compress";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { GraphQLError } from "graphql";
import type { Failure } from "@callboard/kit/failure.ts";
import { apolloOptions, registerApollo } from "@callboard/graphql/apollo.ts";
import { HTTP_STATUS } from "@callboard/kit/http/http-server.ts";
import type { Metrics } from "@callboard/kit/http/metrics.ts";
import { clientNetwork } from "@callboard/kit/http/client-network.ts";
import { newId } from "@callboard/kit/ids.ts";
import { bearerToken } from "@callboard/kit/internal-token.ts";
import type { Log } from "@callboard/kit/log/log.ts";
import { currentScope } from "@callboard/kit/process/request-scope.ts";
import type { Quota } from "@callboard/kit/postgres/quota.ts";
import { ok, type Result } from "@callboard/kit/result.ts";
import { createDocumentCheck, PARSE_OPTIONS } from "#operations/documents.ts";
import { persistedCache } from "#operations/persisted-operations.ts";
import type { Authenticator } from "#session/authenticate.ts";
import type { Graph } from "#subgraphs/graph.ts";
import type { RequestContext } from "#subgraphs/subgraph-link.ts";
import { createAdmission, type AdmissionLimits } from "./admission.ts";
import { graphMetrics } from "./graph-metrics.ts";
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
  /** Where operations and their errors are counted. */
  readonly metrics: Pick<Metrics, "registry">;
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
      graphMetrics(options.metrics, persisted.values()),
      explorer ? ApolloServerPluginLandingPageLocalDefault() : ApolloServerPluginLandingPageDisabled(),
    ],
  });
  const admission = createAdmission(options.admission);
  const callers = new WeakMap<FastifyRequest, string>();
  await app.register(async (scope) => {
    await scope.register(compress, COMPRESSION);
    await registerApollo(scope, server, {
      context: async (request) => ({
        ...(await contextOf(request, options)),
        patience: admission.patienceWith(request),
      }),
      methods: explorer ? ["GET", "POST"] : ["POST"],
      async onRequest(request, reply) {
        const caller = await callerOf(request, options);
        if (!caller.ok) return sendRefusal(reply, caller.failure, log);
        callers.set(request, caller.value);
      },
      onWholeBody: (request, reply) => admission.enter(request, reply, callers.get(request) ?? "unknown"),
    });
  });
}

/**
 * Whose share of the places a request takes: the member's, or that of a guest's network. Guests, and those whose token
 * is none of ours, are counted before anything of theirs is read.
 */
async function callerOf(
  request: FastifyRequest,
  { authenticator, guests }: Pick<GraphServerOptions, "authenticator" | "guests">,
): Promise<Result<string>> {
  const network = clientNetwork(request.ip);
  const session = await authenticator.authenticate(bearerOf(request), network, request.headers["user-agent"]);
  if (session.ok && session.value.actor.kind === "member") return ok(session.value.actor.userId);
  if (!session.ok && session.failure.code !== "UNAUTHENTICATED") return session;
  const counted = await guests(network ?? "unknown");
  if (!counted.ok) return counted;
  return session.ok ? ok(network ?? "unknown") : session;
}

/** Authenticates again when the body is whole: the session may have ended while it came. */
async function contextOf(
  request: FastifyRequest,
  { authenticator }: Pick<GraphServerOptions, "authenticator">,
): Promise<RequestContext> {
  const session = await authenticator.authenticate(
    bearerOf(request),
    clientNetwork(request.ip),
    request.headers["user-agent"],
  );
  if (!session.ok) throw refusal(session.failure);
  return {
    internalToken: session.value.internalToken,
    scopes: session.value.scopes,
    requestId: currentScope()?.requestId ?? newId(),
  };
}

/** The access token of a request: null without one, empty if the header holds something else. */
function bearerOf({ headers: { authorization } }: FastifyRequest): string | null {
  return authorization === undefined ? null : (bearerToken(authorization) ?? "");
}

/** Answers a failure of the whole request before its body is read, in the form of the graph. */
async function sendRefusal(reply: FastifyReply, failure: Failure, log: Log): Promise<void> {
  if (failure.retryAfter !== undefined) void reply.header("retry-after", failure.retryAfter);
  const requestId = currentScope()?.requestId ?? newId();
  await reply
    .status(HTTP_STATUS[failure.code])
    .header("cache-control", "no-store")
    .type("application/json; charset=utf-8")
    .send({ errors: [publicError(refusal(failure).toJSON(), requestId, log)] });
}

/** A failure of the whole request, with its HTTP status. */
function refusal({ message, ...facts }: Failure): GraphQLError {
  const headers = new HeaderMap();
  if (facts.retryAfter !== undefined) headers.set("retry-after", String(facts.retryAfter));
  return new GraphQLError(message, {
    extensions: { ...facts, http: { status: HTTP_STATUS[facts.code], headers } },
  });
}
