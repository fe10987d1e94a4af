import {
  HeaderMap,
  type ApolloServerPlugin,
  type GraphQLRequestContext,
  type GraphQLResponse,
} from "@apollo/server";
import type { GraphQLError, GraphQLSchema } from "graphql";
import Negotiator from "negotiator";
import type { Log } from "@callboard/kit/log/log.ts";
import type { CheckDocument } from "#operations/documents.ts";
import { tokenRefusals } from "#operations/token-scopes.ts";
import { coerceVariables } from "#operations/variables.ts";
import type { RequestContext } from "#subgraphs/subgraph-link.ts";
import { publicError } from "./public-error.ts";

const MEDIA_TYPES = ["application/json", "application/graphql-response+json"];

interface Options {
  readonly check: CheckDocument;
  readonly schema: GraphQLSchema;
  readonly log: Log;
}

/**
 * Rejects documents that exceed a limit or violate the schema, and variables of the wrong type, with all errors at
 * once and before planning.
 */
export function refusals({ check, schema, log }: Options): ApolloServerPlugin<RequestContext> {
  return {
    requestDidStart: async () => ({
      async responseForOperation(request) {
        const { source, document, operation } = request;
        const errors = check({ source, document, operationName: request.request.operationName });
        const refusedToToken = tokenRefusals(document, operation, request.contextValue.scopes ?? null);
        const wrong =
          [errors, refusedToToken].find((found) => found.length > 0) ??
          coerceVariables(schema, operation, request.request.variables ?? {});
        return wrong.length > 0 ? refused(request, wrong, log) : null;
      },
      async willSendResponse(request) {
        const isUnreadable = request.errors?.some(({ extensions }) => extensions["code"] === PARSE_FAILED);
        if (isUnreadable) request.response.http.status = statusOf(request);
      },
    }),
  };
}

const PARSE_FAILED = "GRAPHQL_PARSE_FAILED";

function refused(
  request: GraphQLRequestContext<RequestContext>,
  errors: readonly GraphQLError[],
  log: Log,
): GraphQLResponse {
  const { requestId } = request.contextValue;
  return {
    http: { status: statusOf(request), headers: new HeaderMap() },
    body: {
      kind: "single",
      singleResult: { errors: errors.map((error) => publicError(error.toJSON(), requestId, log)) },
    },
  };
}

/** GraphQL over HTTP: 400 with GraphQL's media type; with JSON, 200 if the request itself is well-formed. */
function statusOf({ request }: GraphQLRequestContext<RequestContext>): number {
  const accept = request.http?.headers.get("accept");
  if (accept === undefined) return 200;
  return new Negotiator({ headers: { accept } }).mediaType(MEDIA_TYPES) === MEDIA_TYPES[1] ? 400 : 200;
}
