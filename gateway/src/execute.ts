import { GraphQLError, type ExecutionResult, type GraphQLSchema } from "graphql";
import type { GatewayGraphQLRequestContext } from "@apollo/server-gateway-interface";
import type { Log } from "@callboard/kit/log.ts";
import type { Operation } from "#operations.ts";
import type { RequestContext } from "#subgraph-link.ts";

type Executor = (context: GatewayGraphQLRequestContext) => Promise<ExecutionResult>;

const PUBLIC_EXTENSIONS = [
  "code",
  "rule",
  "fields",
  "kind",
  "state",
  "to",
  "allowed",
  "limit",
  "max",
  "retryAfter",
  "dependency",
] as const;

/** Plans and runs one operation; never throws. Errors leave with the public extensions and the request id only. */
export async function executeOperation(
  gateway: { executor: Executor; schema: GraphQLSchema; log: Log },
  operation: Operation,
  variables: Record<string, unknown>,
  context: RequestContext,
): Promise<ExecutionResult> {
  try {
    const result = await gateway.executor({
      request: { query: operation.source, variables },
      document: operation.document,
      operation: operation.operation,
      operationName: operation.operation.name?.value ?? null,
      queryHash: operation.hash,
      source: operation.source,
      schema: gateway.schema,
      context,
      logger: gateway.log,
      metrics: {},
      overallCachePolicy: undefined,
    } as unknown as GatewayGraphQLRequestContext);
    return result.errors
      ? { ...result, errors: result.errors.map((error) => publicError(error, context, gateway.log)) }
      : result;
  } catch (error) {
    gateway.log.error({ err: error, requestId: context.requestId }, "operation failed");
    return { errors: [publicError(new GraphQLError("failed"), context, gateway.log)] };
  }
}

/** An error as the world may read it: closed set of extensions, no subgraph, no stack. */
export function publicError(error: GraphQLError, context: { requestId: string }, log: Log): GraphQLError {
  const extensions: Record<string, unknown> = {};
  for (const key of PUBLIC_EXTENSIONS) {
    if (error.extensions[key] !== undefined) extensions[key] = error.extensions[key];
  }
  const known = typeof extensions["code"] === "string" && extensions["code"] !== "INTERNAL_SERVER_ERROR";
  if (!known || extensions["code"] === "DOWNSTREAM_SERVICE_ERROR") {
    log.error({ requestId: context.requestId, message: error.message }, "unexpected error");
    extensions["code"] = "INTERNAL";
  }
  const message = extensions["code"] === "INTERNAL" ? "Something went wrong on our side." : error.message;
  return new GraphQLError(message, {
    ...(error.path ? { path: error.path } : {}),
    extensions: { ...extensions, requestId: context.requestId },
  });
}
