import type { TypedDocumentNode } from "@graphql-typed-document-node/core";
import { fetchInTime } from "#lib/in-time.ts";
import { hashOf } from "./operation.ts";

/** Errors of a GraphQL response, in the shape that `failureOf` reads. */
class GraphErrors extends Error {
  readonly errors: readonly unknown[];
  constructor(errors: readonly unknown[]) {
    super("The graph refused the call");
    this.name = "GraphErrors";
    this.errors = errors;
  }
}

type GraphError = {
  readonly path?: ReadonlyArray<string | number>;
  readonly extensions?: { readonly code?: string };
};
type GraphResponse<Data> = { data?: Data | null; errors?: readonly GraphError[] };

const NOT_KNOWN = new Set(["PERSISTED_QUERY_NOT_FOUND", "PERSISTED_QUERY_NOT_SUPPORTED"]);

async function post<Data>(body: Record<string, unknown>, token: string | null): Promise<GraphResponse<Data>> {
  const response = await fetchInTime("/graphql", {
    method: "POST",
    headers: {
      "content-type": "application/json",
      accept: "application/graphql-response+json, application/json",
      ...(token !== null && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  return (await response.json()) as GraphResponse<Data>;
}

/** Whether only a part below a record does not exist for the caller, so that the rest can be shown without it. */
const isPart = ({ path = [], extensions }: GraphError): boolean =>
  extensions?.code === "NOT_FOUND" && path.length > 1;

/**
 * Sends one operation without Apollo: as a guest, for the pages before signing in, or with a member's token, for
 * pages that are open to everyone. Rejects with GraphErrors, or with what `fetch` rejects with.
 */
export async function graphRequest<Data, Variables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  token: string | null = null,
): Promise<Data> {
  const sha256Hash = hashOf(document);
  const named = {
    variables,
    ...(sha256Hash && { extensions: { persistedQuery: { version: 1, sha256Hash } } }),
  };
  let result: GraphResponse<Data> = sha256Hash
    ? await post(named, token)
    : { errors: [{ extensions: { code: "PERSISTED_QUERY_NOT_FOUND" } }] };
  if (result.errors?.some((error) => NOT_KNOWN.has(error.extensions?.code ?? ""))) {
    const { print } = await import("graphql");
    result = await post({ ...named, query: print(document) }, token);
  }
  const { data, errors = [] } = result;
  if (data === undefined || data === null || !errors.every(isPart))
    throw new GraphErrors(errors.length > 0 ? errors : [{}]);
  return data;
}
