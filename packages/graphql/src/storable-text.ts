import type { ApolloServerPlugin, BaseContext, GraphQLRequest } from "@apollo/server";
import { GraphQLError, Kind, visit, type DocumentNode } from "graphql";
import { FailureError, invalid, type FieldFailure } from "@callboard/kit/failure.ts";

/** Fields that one answer names. */
const MAX_NAMED = 20;
/** Variables cannot be nested deeper than their types; this ends the walk of what is no variable of ours. */
const MAX_DEPTH = 40;

/** No database keeps NUL, nor half of a surrogate pair. */
function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes("\0");
}

/** Paths of the texts in these variables that no database can keep, such as `project.Name`; at most 20. */
export function unstorablePaths(variables: unknown): string[] {
  const found: string[] = [];
  const walk = (value: unknown, path: string, depth: number): void => {
    if (found.length === MAX_NAMED || depth > MAX_DEPTH) return;
    if (typeof value === "string") {
      if (!isStorable(value)) found.push(path);
    } else if (typeof value === "object" && value !== null) {
      for (const [name, inner] of Object.entries(value))
        walk(inner, path === "" ? name : `${path}.${name}`, depth + 1);
    }
  };
  walk(variables, "", 0);
  return found;
}

const checkedDocuments = new WeakMap<DocumentNode, boolean>();

/** Whether every text written into the document itself can be kept; each document is read once. */
export function hasStorableLiterals(document: DocumentNode): boolean {
  const known = checkedDocuments.get(document);
  if (known !== undefined) return known;
  let storable = true;
  visit(document, {
    [Kind.STRING](node) {
      storable &&= isStorable(node.value);
    },
  });
  checkedDocuments.set(document, storable);
  return storable;
}

/** Refuses, in front of all operations, texts that PostgreSQL would refuse deep inside: VALIDATION CHARACTERS. */
export function refuseUnstorableText<Context extends BaseContext>(): ApolloServerPlugin<Context> {
  return {
    requestDidStart: async () => ({
      didResolveOperation: async ({ request, document }) => {
        const paths = unstorablePaths(request.variables ?? {});
        if (!hasStorableLiterals(document)) paths.push("document");
        if (paths.length === 0) return;
        const failure = invalid(paths.map(toFieldFailure));
        throw new GraphQLError(failure.message, {
          originalError: new FailureError(failure),
          extensions: { code: failure.code, fields: failure.fields, http: { status: statusFor(request) } },
        });
      },
    }),
  };
}

/** Clients of `application/json` read errors from a 200; the newer media type has a status for them. */
function statusFor({ http }: GraphQLRequest): number {
  return http?.headers.get("accept")?.includes("application/graphql-response+json") ? 400 : 200;
}

function toFieldFailure(path: string): FieldFailure {
  return { path, rule: "CHARACTERS", message: "Remove the characters that can't be stored." };
}
