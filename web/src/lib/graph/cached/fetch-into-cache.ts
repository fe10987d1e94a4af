import type { ApolloClient, OperationVariables, TypedDocumentNode } from "@apollo/client";
import { ownFields } from "./own-fields.ts";

/**
 * Fetches a query into the cache and resolves to the error, if any. Nothing is read back: each component reads what
 * it needs. For a further page of a list, `list` holds the variables of the list itself.
 */
export async function fetchIntoCache<Variables extends OperationVariables>(
  graph: ApolloClient,
  query: TypedDocumentNode<unknown, Variables>,
  variables: NoInfer<Variables>,
  list: NoInfer<Variables> = variables,
): Promise<unknown> {
  try {
    const options = { query: ownFields(query), variables: list, fetchPolicy: "standby" } as const;
    // `query` and `refetch` would read the whole result back from the cache.
    const observable = graph.watchQuery<unknown, OperationVariables>(options);
    return (await observable.fetchMore({ query, variables, errorPolicy: "all" })).error;
  } catch (error) {
    return error;
  }
}
