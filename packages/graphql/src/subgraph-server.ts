import { readFile } from "node:fs/promises";
import { ApolloServer } from "@apollo/server";
import { ApolloServerPluginLandingPageDisabled } from "@apollo/server/plugin/disabled";
import { buildSubgraphSchema } from "@apollo/subgraph";
import type { FastifyInstance } from "fastify";
import { GraphQLError, Kind, parse, type DocumentNode, type GraphQLSchema } from "graphql";
import { GUEST, type Actor } from "@callboard/kit/actor.ts";
import { FailureError, type Failure } from "@callboard/kit/failure.ts";
import { authenticate, HTTP_STATUS } from "@callboard/kit/http/http-server.ts";
import type { TokenVerifier } from "@callboard/kit/internal-token.ts";
import type { Log } from "@callboard/kit/log/log.ts";
import { currentScope } from "@callboard/kit/process/request-scope.ts";
import { apolloOptions, registerApollo } from "./apollo.ts";
import { formatError } from "./errors.ts";
import { SCALARS } from "./scalars.ts";

/** What every resolver gets beside what the service adds (loaders, for instance). */
export interface RequestContext {
  readonly actor: Actor;
  readonly requestId: string;
  /** The caller's internal token. */
  readonly token: string;
}

/** Resolvers per type; generated resolver types fit. */
export type ResolverMap = Readonly<Record<string, unknown>>;

export interface SubgraphOptions<Extras extends object> {
  readonly schema: URL;
  readonly resolvers: ResolverMap;
  /** Made for each request: loaders live here. */
  readonly context?: (base: RequestContext) => Extras;
  readonly verify: TokenVerifier;
  readonly log: Log;
}

const PARSE_OPTIONS = { maxTokens: 20_000, noLocation: true } as const;

/**
 * Serves one subgraph at POST /graphql by Apollo Server. A request without a valid internal token is refused as a whole
 * with 401, except one that asks for nothing but `_service`.
 */
export async function registerSubgraph<Extras extends object>(
  app: FastifyInstance,
  options: SubgraphOptions<Extras>,
): Promise<void> {
  const { log } = options;
  const shared = apolloOptions(log);
  const server = new ApolloServer<RequestContext>({
    ...shared,
    schema: await buildSchema(options.schema, options.resolvers),
    parseOptions: PARSE_OPTIONS,
    persistedQueries: false,
    introspection: true,
    formatError: (_, error) => formatError(asGraphQLError(error), currentScope()?.requestId ?? "", log),
    plugins: [...shared.plugins, ApolloServerPluginLandingPageDisabled()],
  });
  await registerApollo(app, server, {
    async context(request) {
      const actor = await authenticate(request, options.verify);
      if (!actor.ok && !isSchemaQuery(request.body)) throw unauthorized(actor.failure);
      const scope = currentScope();
      const base: RequestContext = {
        actor: actor.ok ? actor.value : GUEST,
        requestId: scope?.requestId ?? "",
        token: scope?.token ?? "",
      };
      return { ...base, ...options.context?.(base) };
    },
  });
}

async function buildSchema(file: URL, resolvers: ResolverMap): Promise<GraphQLSchema> {
  const typeDefs = parse(await readFile(file, "utf8"));
  const declared = new Set(
    typeDefs.definitions.flatMap((node) =>
      node.kind === Kind.SCALAR_TYPE_DEFINITION ? [node.name.value] : [],
    ),
  );
  const scalars = Object.fromEntries(Object.entries(SCALARS).filter(([name]) => declared.has(name)));
  type Resolvers = NonNullable<Exclude<Parameters<typeof buildSubgraphSchema>[0], unknown[] | DocumentNode>>;
  const modules = { typeDefs, resolvers: { ...scalars, ...resolvers } } as Resolvers;
  return buildSubgraphSchema(modules);
}

/** The one thing that needs no token: the schema itself, for composition. */
function isSchemaQuery(body: unknown): boolean {
  const query = (body as { query?: unknown } | null)?.query;
  try {
    return parse(String(query), PARSE_OPTIONS).definitions.every(
      (node) =>
        node.kind === Kind.OPERATION_DEFINITION &&
        node.selectionSet.selections.every(
          (field) => field.kind === Kind.FIELD && field.name.value === "_service",
        ),
    );
  } catch {
    return false;
  }
}

function unauthorized(failure: Failure): GraphQLError {
  const extensions = { http: { status: HTTP_STATUS[failure.code] } };
  return new GraphQLError(failure.message, { originalError: new FailureError(failure), extensions });
}

function asGraphQLError(error: unknown): GraphQLError {
  if (error instanceof GraphQLError) return error;
  return new GraphQLError("failed", error instanceof Error ? { originalError: error } : {});
}
