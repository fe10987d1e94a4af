import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { GraphQLError, type GraphQLSchema } from "graphql";
import { z } from "zod";
import type { Failure } from "@callboard/kit/failure.ts";
import { bearerToken } from "@callboard/kit/internal-token.ts";
import { newId } from "@callboard/kit/ids.ts";
import type { Log } from "@callboard/kit/log.ts";
import { currentScope } from "@callboard/kit/request-scope.ts";
import type { Authenticator } from "#authenticate.ts";
import { executeOperation, publicError } from "#execute.ts";
import type { Prepared, OperationRequest } from "#operations.ts";
import { coerceVariables } from "#variables.ts";

const bodySchema = z.object({
  query: z.string().optional(),
  operationName: z.string().nullish(),
  variables: z.record(z.string(), z.unknown()).nullish(),
  extensions: z.object({ persistedQuery: z.object({ sha256Hash: z.string() }).optional() }).nullish(),
});

export interface GraphqlRoute {
  readonly authenticator: Authenticator;
  readonly prepare: (request: OperationRequest) => Prepared;
  readonly schema: GraphQLSchema;
  readonly executor: Parameters<typeof executeOperation>[0]["executor"];
  readonly log: Log;
}

/** POST /graphql: JSON only, no arrays of operations; 401 for a bad token, 503 when nobody can say who asks. */
export function registerGraphql(app: FastifyInstance, route: GraphqlRoute): void {
  app.post("/graphql", async (request, reply) => {
    const requestId = currentScope()?.requestId ?? newId();
    void reply.header("cache-control", "no-store");
    const header = request.headers.authorization;
    const session = await route.authenticator.authenticate(
      header === undefined ? null : (bearerToken(header) ?? ""),
    );
    if (!session.ok) return refuse(reply, session.failure, requestId);

    const body = bodySchema.safeParse(request.body);
    if (!body.success) return refuse(reply, malformed(body.error), requestId);
    const context = {
      internalToken: session.value.internalToken,
      requestId,
      traceparent: single(request, "traceparent"),
    };
    return answer(route, body.data, context);
  });
}

async function answer(
  route: GraphqlRoute,
  body: z.output<typeof bodySchema>,
  context: { internalToken: string; requestId: string; traceparent: string | null },
): Promise<unknown> {
  const publish = (errors: readonly GraphQLError[]) => ({
    errors: errors.map((error) => publicError(error, context, route.log)),
  });
  const prepared = route.prepare({
    query: body.query,
    operationName: body.operationName ?? undefined,
    sha256Hash: body.extensions?.persistedQuery?.sha256Hash,
  });
  if ("errors" in prepared) return publish(prepared.errors);
  const variables = body.variables ?? {};
  const wrong = coerceVariables(route.schema, prepared.operation.operation, variables);
  if (wrong.length > 0) return publish(wrong);
  return executeOperation(route, prepared.operation, variables, context);
}

function malformed(error: z.ZodError): Failure {
  const fields = error.issues.map((issue) => ({
    path: issue.path.join("."),
    rule: "TYPE" as const,
    message: issue.message,
  }));
  return { code: "VALIDATION", message: "The request is not a GraphQL request in JSON.", fields };
}

const STATUS: Partial<Record<Failure["code"], number>> = {
  UNAUTHENTICATED: 401,
  UNAVAILABLE: 503,
  VALIDATION: 400,
};

/** Refuses the whole request in GraphQL's own shape. */
function refuse(reply: FastifyReply, failure: Failure, requestId: string): FastifyReply {
  const { code, message, ...facts } = failure;
  if (failure.retryAfter !== undefined) void reply.header("retry-after", failure.retryAfter);
  return reply
    .code(STATUS[code] ?? 400)
    .send({ errors: [new GraphQLError(message, { extensions: { code, ...facts, requestId } })] });
}

function single(request: FastifyRequest, name: string): string | null {
  const value = request.headers[name];
  return typeof value === "string" ? value : null;
}
