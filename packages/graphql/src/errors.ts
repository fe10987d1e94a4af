import { GraphQLError, type GraphQLFormattedError } from "graphql";
import { FailureError, invalid, type Failure } from "@callboard/kit/failure.ts";
import type { Log } from "@callboard/kit/log/log.ts";
import { toFailure } from "@callboard/kit/to-failure.ts";
import { coercedField } from "./coercion.ts";

/**
 * One GraphQL error as the client sees it: a failure keeps its code and facts, GraphQL's own coercion and syntax
 * errors become VALIDATION with their path, and anything else is logged and leaves as INTERNAL.
 */
export function formatError(error: GraphQLError, requestId: string, log: Log): GraphQLFormattedError {
  const { message, ...facts } = failureOf(error, log);
  return {
    message,
    ...(error.path ? { path: error.path } : {}),
    extensions: { ...facts, requestId },
  };
}

function failureOf(error: GraphQLError, log: Log): Failure {
  const cause = rootCause(error);
  if (cause instanceof FailureError) return cause.failure;
  const isOwn = cause instanceof GraphQLError && error.path === undefined;
  const isCoercion = cause instanceof GraphQLError && cause.nodes !== undefined;
  if (isOwn || isCoercion) return coercionFailure(error);
  return toFailure(cause, log, `the resolver of ${error.path?.join(".")} failed unexpectedly`);
}

/** What was thrown; GraphQL wraps it, and twice what is no Error of its own world. */
function rootCause(error: GraphQLError): unknown {
  let cause: Error = error;
  while (cause instanceof GraphQLError && cause.originalError) cause = cause.originalError;
  return "thrownValue" in cause ? cause.thrownValue : cause;
}

function coercionFailure(error: GraphQLError): Failure {
  const field = coercedField(error);
  const path = error.path?.join(".") ?? "document";
  return invalid([field ?? { path, rule: "DOCUMENT", message: error.message }]);
}
