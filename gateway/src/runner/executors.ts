import { Supergraph } from "@apollo/federation-internals";
import { ApolloGateway } from "@apollo/gateway";
import type { GatewayExecutor } from "@apollo/server-gateway-interface";
import { getOperationAST, GraphQLError, type ExecutionResult, type GraphQLSchema } from "graphql";
import type { RequestContext, SubgraphLink } from "#subgraphs/subgraph-link.ts";
import { CompiledRunner } from "./compiled-runner.ts";
import { complete } from "./complete.ts";
import { withOwnLabels } from "./labels.ts";
import type { Fields } from "./merge.ts";
import { nullableSupergraph } from "./nullable-supergraph.ts";

type Request = Parameters<GatewayExecutor>[0];

/** The two ways to run an operation. Both answer alike. */
export interface Executors {
  /** The graph as clients see it. */
  readonly schema: GraphQLSchema;
  /** By a compiled plan; null for an operation that is not compiled. */
  readonly byCompiledPlan: (request: Request) => Promise<ExecutionResult> | null;
  /** By the gateway's own executor, which knows everything and compiles the plan for the next time. */
  readonly byGateway: (request: Request) => Promise<ExecutionResult>;
  readonly stop: () => Promise<void>;
}

/** Loads a supergraph; `services` are its subgraphs by name, of which none may be missing. */
export async function openExecutors(
  supergraphSdl: string,
  services: ReadonlyMap<string, SubgraphLink>,
): Promise<Executors> {
  // The library would report to its maker and ask the clouds' metadata servers where it runs; nothing leaves here.
  // oxlint-disable-next-line node/no-process-env -- the library offers no other switch
  process.env["APOLLO_TELEMETRY_DISABLED"] = "true";
  const schema = Supergraph.build(supergraphSdl).apiSchema().toGraphQLJSSchema();
  const runner = new CompiledRunner(schema, services);
  const gateway = new ApolloGateway({
    supergraphSdl: nullableSupergraph(supergraphSdl),
    buildService({ name }) {
      const service = services.get(name);
      if (!service) throw new Error(`SUBGRAPHS names no URL for ${name}`);
      return service;
    },
    experimental_didResolveQueryPlan({ queryPlan, requestContext: { document, operationName } }) {
      runner.learn(document, operationName, queryPlan);
    },
  });
  const { executor } = await gateway.load();
  return {
    schema,
    byCompiledPlan: (request) => {
      const { document, operationName, context } = request;
      const variables = variablesOf(request);
      return runner.run({ document, operationName, variables, context: context as RequestContext });
    },
    byGateway: (request) => runByGateway(executor as unknown as GatewayExecutor, schema, request),
    stop: () => gateway.stop(),
  };
}

const variablesOf = ({ request }: Request): Fields => request.variables ?? {};

/** What the gateway says of values that their type does not allow; it is silent where a subgraph reported an error. */
function invalidValues(extensions: ExecutionResult["extensions"]): readonly GraphQLError[] {
  const found = (extensions?.["valueCompletion"] ?? []) as readonly GraphQLError[];
  return found.map(({ message, path }) => new GraphQLError(message, path ? { path } : {}));
}

async function runByGateway(
  executor: GatewayExecutor,
  schema: GraphQLSchema,
  request: Request,
): Promise<ExecutionResult> {
  const { operationName } = request;
  const document = withOwnLabels(request.document);
  const operation = getOperationAST(document, operationName) ?? request.operation;
  const { data, errors = [], extensions } = await executor({ ...request, document, operation });
  if (!data) return { errors };
  const asked = { schema, document: request.document, operationName, variables: variablesOf(request) };
  return complete(asked, { data, errors: [...errors, ...invalidValues(extensions)] });
}
