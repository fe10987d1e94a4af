import {
  getOperationAST,
  GraphQLError,
  specifiedRules,
  validate,
  type DocumentNode,
  type GraphQLSchema,
} from "graphql";
import { limitRules, overLimit, REQUEST_LIMITS } from "./limits.ts";

/** Parser options; source locations are not needed. */
export const PARSE_OPTIONS = { maxTokens: REQUEST_LIMITS.tokens, noLocation: true } as const;

/** A parsed request. */
interface ParsedRequest {
  readonly source: string;
  readonly document: DocumentNode;
  readonly operationName?: string | undefined;
}

/** Returns the errors of a document; empty if it may run. */
export type CheckDocument = (request: ParsedRequest) => readonly GraphQLError[];

/**
 * Checks documents against the limits and the schema; results are cached per document. With `ownTexts`, only these
 * operations of the web client are accepted.
 */
export function createDocumentCheck(
  schema: GraphQLSchema,
  {
    ownTexts,
    introspection,
  }: { readonly ownTexts: ReadonlySet<string> | null; readonly introspection: boolean },
): CheckDocument {
  const checked = new WeakMap<DocumentNode, readonly GraphQLError[]>();
  const limits = limitRules(introspection);

  return ({ source, document, operationName }) => {
    if (ownTexts && !ownTexts.has(source))
      return [refusal("Only persisted operations of the web client are accepted.", "FORBIDDEN")];
    const operation = getOperationAST(document, operationName);
    if (!operation) return [refusal("The document has no operation with that name.", "VALIDATION")];
    if (!schema.getRootType(operation.operation))
      return [refusal(`There is no ${operation.operation} here.`, "VALIDATION")];
    const known = checked.get(document);
    if (known) return known;
    // Limits are checked first, so that a document exceeding them never reaches the more expensive rules.
    const over = validate(schema, document, limits);
    const wrong = over.length > 0 ? over : validate(schema, document, specifiedRules, { maxErrors: 20 });
    const errors = wrong.map(withValidationCode);
    checked.set(document, errors);
    return errors;
  };
}

/** The error of a document that cannot be parsed; exceeding the token limit gets that limit's rule. */
export function syntaxError(error: { readonly message: string }): GraphQLError {
  const isTooLong = error.message.includes("token") && error.message.includes(String(REQUEST_LIMITS.tokens));
  return isTooLong ? overLimit("tokens") : refusal(error.message, "GRAPHQL_PARSE_FAILED");
}

function refusal(message: string, code: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code } });
}

function withValidationCode(error: GraphQLError): GraphQLError {
  if (error.extensions["code"]) return error;
  // Suggestions ("Did you mean ...") would disclose the schema.
  const message = error.message.replace(/ Did you mean .*$/, "");
  return new GraphQLError(message, { extensions: { code: "GRAPHQL_VALIDATION_FAILED" } });
}
