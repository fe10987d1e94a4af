import { createHash } from "node:crypto";
import {
  getOperationAST,
  GraphQLError,
  parse,
  specifiedRules,
  validate,
  type DocumentNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from "graphql";
import { Lru } from "@callboard/kit/lru.ts";
import { limitRules, overLimit, REQUEST_LIMITS } from "#limits.ts";

/** A parsed and validated operation, ready to be planned. */
export interface Operation {
  readonly hash: string;
  readonly source: string;
  readonly document: DocumentNode;
  readonly operation: OperationDefinitionNode;
}

/** What a client sends; the hash of a persisted operation stands for its text. */
export interface OperationRequest {
  readonly query?: string | undefined;
  readonly operationName?: string | undefined;
  readonly sha256Hash?: string | undefined;
}

export type Prepared = { readonly operation: Operation } | { readonly errors: readonly GraphQLError[] };

const refusal = (message: string, code: string): Prepared => ({
  errors: [new GraphQLError(message, { extensions: { code } })],
});

/**
 * Parses and validates operations once, and remembers them by hash. `persisted` maps the hash of each operation of
 * our own client to its text; with `persistedOnly` nothing else is accepted.
 */
export function createOperations(
  schema: GraphQLSchema,
  persisted: ReadonlyMap<string, string>,
  persistedOnly: boolean,
): (request: OperationRequest) => Prepared {
  const known = new Lru<Prepared>(1_000);
  const ownTexts = new Set(persisted.values());

  return (request) => {
    const source = request.sha256Hash ? (persisted.get(request.sha256Hash) ?? request.query) : request.query;
    if (!source) {
      return request.sha256Hash
        ? refusal("This persisted operation is not known.", "PERSISTED_QUERY_NOT_FOUND")
        : refusal("The request carries no operation.", "VALIDATION");
    }
    const hash = createHash("sha256").update(source).digest("hex");
    if (persistedOnly && !ownTexts.has(source)) {
      return refusal("Only the operations of the web client are accepted here.", "FORBIDDEN");
    }
    const key = `${hash}:${request.operationName ?? ""}`;
    const found = known.get(key);
    if (found) return found;
    const prepared = prepare(schema, source, request.operationName, !persistedOnly);
    known.set(key, prepared);
    return prepared;
  };
}

function prepare(
  schema: GraphQLSchema,
  source: string,
  operationName: string | undefined,
  introspection: boolean,
): Prepared {
  let document: DocumentNode;
  try {
    document = parse(source, { maxTokens: REQUEST_LIMITS.tokens, noLocation: true });
  } catch (error) {
    const syntax = error as GraphQLError;
    if (syntax.message.includes("token")) {
      if (syntax.message.includes(String(REQUEST_LIMITS.tokens))) return { errors: [overLimit("tokens")] };
    }
    return refusal(syntax.message, "GRAPHQL_PARSE_FAILED");
  }
  const operation = getOperationAST(document, operationName);
  if (!operation) return refusal("The document holds no operation of that name.", "VALIDATION");
  // Limits come first: a document that is over them is never walked by the dearer rules.
  const over = validate(schema, document, limitRules(introspection));
  if (over.length > 0) return { errors: over.map(withValidationCode) };
  const wrong = validate(schema, document, specifiedRules, { maxErrors: 20 });
  if (wrong.length > 0) return { errors: wrong.map(withValidationCode) };
  const hash = createHash("sha256").update(source).digest("hex");
  return { operation: { hash: `${hash}:${operationName ?? ""}`, source, document, operation } };
}

function withValidationCode(error: GraphQLError): GraphQLError {
  if (error.extensions["code"]) return error;
  // Suggestions ("Did you mean ...") tell a stranger about the schema.
  const message = error.message.replace(/ Did you mean .*$/, "");
  return new GraphQLError(message, { extensions: { code: "GRAPHQL_VALIDATION_FAILED" } });
}
