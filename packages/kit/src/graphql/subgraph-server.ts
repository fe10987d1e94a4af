import { readFile } from "node:fs/promises";
import { buildSubgraphSchema } from "@apollo/subgraph";
import type { FastifyInstance } from "fastify";
import {
  execute,
  GraphQLError,
  Kind,
  parse,
  validate,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLSchema,
} from "graphql";
import { z } from "zod";
import { GUEST, type Actor } from "#actor.ts";
import { FailureError, invalidField } from "#failure.ts";
import { authenticate, sendProblem } from "#http-server.ts";
import type { TokenVerifier } from "#internal-token.ts";
import type { Log } from "#log.ts";
import { Lru } from "#lru.ts";
import { currentScope } from "#request-scope.ts";
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
  /** Made anew for each request: loaders live here. */
  readonly context?: (base: RequestContext) => Extras;
  readonly verify: TokenVerifier;
  readonly log: Log;
}

const DOCUMENTS = 500;
const requestBody = z.object({
  query: z.string().min(1),
  variables: z.record(z.string(), z.unknown()).nullish(),
  operationName: z.string().nullish(),
});

/**
 * Serves one subgraph at POST /graphql. A request without a valid internal token is refused as a whole with 401,
 * except one that asks for nothing but `_service`.
 */
export async function registerSubgraph<Extras extends object>(
  app: FastifyInstance,
  options: SubgraphOptions<Extras>,
): Promise<void> {
  const schema = await buildSchema(options.schema, options.resolvers);
  const documentOf = documentCache(schema);

  app.post("/graphql", async (request, reply) => {
    const body = requestBody.safeParse(request.body);
    if (!body.success)
      return sendProblem(reply, invalidField("query", "REQUIRED", "A GraphQL request needs a query."));
    const requestId = currentScope()?.requestId ?? "";
    const answer = (result: ExecutionResult): unknown => toAnswer(result, requestId, options.log);
    const actor = await authenticate(request, options.verify);
    const document = documentOf(body.data.query);
    if (!actor.ok && !asksOnlyForSchema(document))
      return reply.status(401).send(answer({ errors: [asGraphQLError(new FailureError(actor.failure))] }));
    if (!("kind" in document)) return reply.status(400).send(answer({ errors: document }));
    const base = { actor: actor.ok ? actor.value : GUEST, requestId, token: currentScope()?.token ?? "" };
    const contextValue = { ...base, ...options.context?.(base) };
    return answer(await run(schema, { document, body: body.data, contextValue }));
  });
}

interface Run {
  readonly document: DocumentNode;
  readonly body: z.output<typeof requestBody>;
  readonly contextValue: RequestContext;
}

async function run(schema: GraphQLSchema, { document, body, contextValue }: Run): Promise<ExecutionResult> {
  const { variables, operationName } = body;
  return execute({
    schema,
    document,
    variableValues: variables ?? {},
    operationName: operationName ?? null,
    contextValue,
  });
}

function toAnswer({ data, errors }: ExecutionResult, requestId: string, log: Log): object {
  return {
    ...(data === undefined ? {} : { data }),
    ...(errors ? { errors: errors.map((error) => formatError(error, requestId, log)) } : {}),
  };
}

/** Parsed and validated documents by their text, or what is wrong with them. */
function documentCache(schema: GraphQLSchema): (query: string) => DocumentNode | readonly GraphQLError[] {
  const documents = new Lru<DocumentNode | readonly GraphQLError[]>(DOCUMENTS);
  return (query) => {
    const known = documents.get(query);
    if (known) return known;
    const made = parseAndValidate(schema, query);
    documents.set(query, made);
    return made;
  };
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

function parseAndValidate(schema: GraphQLSchema, query: string): DocumentNode | readonly GraphQLError[] {
  try {
    const document = parse(query, { maxTokens: 20_000 });
    const errors = validate(schema, document);
    return errors.length > 0 ? errors : document;
  } catch (error) {
    return [error instanceof GraphQLError ? error : new GraphQLError("The document cannot be read.")];
  }
}

/** The one thing that needs no token: the schema itself, for composition. */
function asksOnlyForSchema(document: DocumentNode | readonly GraphQLError[]): boolean {
  if (!("kind" in document)) return false;
  return document.definitions.every(
    (node) =>
      node.kind === Kind.OPERATION_DEFINITION &&
      node.selectionSet.selections.every(
        (field) => field.kind === Kind.FIELD && field.name.value === "_service",
      ),
  );
}

function asGraphQLError(error: FailureError): GraphQLError {
  return new GraphQLError(error.message, { originalError: error });
}
