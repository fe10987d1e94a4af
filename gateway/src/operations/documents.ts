import {
  getOperationAST,
  GraphQLError,
  specifiedRules,
  validate,
  type DocumentNode,
  type GraphQLSchema,
} from "graphql";
import { limitRules, overLimit, REQUEST_LIMITS } from "./limits.ts";

/** How documents are read: positions are of no use to anyone here. */
export const PARSE_OPTIONS = { maxTokens: REQUEST_LIMITS.tokens, noLocation: true } as const;

/** What a request asks of the graph, once it is read. */
export interface Asked {
  readonly source: string;
  readonly document: DocumentNode;
  readonly operationName?: string | undefined;
}

/** What is wrong with a document; nothing when it may run. */
export type CheckDocument = (asked: Asked) => readonly GraphQLError[];

/**
 * Checks documents against the limits and the schema, each once. With `ownTexts` only these operations of the web
 * client are accepted.
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
    // Limits come first: a document that is over them is never walked by the dearer rules.
    const over = validate(schema, document, limits);
    const wrong = over.length > 0 ? over : validate(schema, document, specifiedRules, { maxErrors: 20 });
    const errors = wrong.map(withValidationCode);
    checked.set(document, errors);
    return errors;
  };
}

/** A document that cannot be parsed; the limit of tokens is one by its name. */
export function syntaxError(error: { readonly message: string }): GraphQLError {
  const isTooLong = error.message.includes("token") && error.message.includes(String(REQUEST_LIMITS.tokens));
  return isTooLong ? overLimit("tokens") : refusal(error.message, "GRAPHQL_PARSE_FAILED");
}

function refusal(message: string, code: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code } });
}

function withValidationCode(error: GraphQLError): GraphQLError {
  if (error.extensions["code"]) return error;
  // Suggestions ("Did you mean ...") tell a stranger about the schema.
  const message = error.message.replace(/ Did you mean .*$/, "");
  return new GraphQLError(message, { extensions: { code: "GRAPHQL_VALIDATION_FAILED" } });
}
