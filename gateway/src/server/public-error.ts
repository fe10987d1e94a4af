import type { GraphQLFormattedError } from "graphql";
import type { Log } from "@callboard/kit/log/log.ts";
import { syntaxError } from "#operations/documents.ts";

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

/** Maps Apollo Server's codes to ours. */
const CODES: Readonly<Record<string, string>> = {
  BAD_REQUEST: "VALIDATION",
  BAD_USER_INPUT: "VALIDATION",
  OPERATION_RESOLUTION_FAILURE: "VALIDATION",
  INTERNAL_SERVER_ERROR: "INTERNAL",
  DOWNSTREAM_SERVICE_ERROR: "INTERNAL",
};

/** Apollo Server's message, which has no code, for a hash that does not match the text. */
const OTHER_TEXT = "provided sha does not match query";

/**
 * The public form of an error: a closed set of extensions and the request id, without subgraph or stack. An error
 * without one of our codes is logged and becomes INTERNAL.
 */
export function publicError(
  error: GraphQLFormattedError,
  requestId: string,
  log: Log,
): GraphQLFormattedError {
  const given = error.extensions ?? {};
  if (given["code"] === "GRAPHQL_PARSE_FAILED") {
    const { message, extensions } = syntaxError(error);
    return { message, extensions: { ...extensions, requestId } };
  }
  if (error.message === OTHER_TEXT)
    return {
      message: "extensions.persistedQuery.sha256Hash is not the hash of the query.",
      extensions: { code: "VALIDATION", requestId },
    };
  const extensions: Record<string, unknown> = {};
  for (const key of PUBLIC_EXTENSIONS) if (given[key] !== undefined) extensions[key] = given[key];
  const code = typeof given["code"] === "string" ? given["code"] : "INTERNAL";
  extensions["code"] = CODES[code] ?? code;
  const isInternal = extensions["code"] === "INTERNAL";
  if (isInternal)
    log.error({ event: "graph_failed", requestId, err: error }, "an operation failed unexpectedly");
  return {
    message: isInternal ? "Something went wrong on our side." : error.message,
    ...(error.path ? { path: error.path } : {}),
    extensions: { ...extensions, requestId },
  };
}
