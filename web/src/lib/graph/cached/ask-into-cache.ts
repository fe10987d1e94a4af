import type { ApolloClient, OperationVariables, TypedDocumentNode } from "@apollo/client";
import { ownFields } from "./own-fields.ts";

/**
 * Has the server answer a query into the cache, and answers what went wrong. Nothing is read back: whoever draws it reads
 * what they need of it. For another part of a list, `list` are the variables that the list was asked for by.
 */
export async function askIntoCache<Variables extends OperationVariables>(
  graph: ApolloClient,
  query: TypedDocumentNode<unknown, Variables>,
  variables: NoInfer<Variables>,
  list: NoInfer<Variables> = variables,
): Promise<unknown> {
  try {
    const options = { query: ownFields(query), variables: list, fetchPolicy: "standby" } as const;
    // A query, and a refetch too, would read all of it back.
    const asking = graph.watchQuery<unknown, OperationVariables>(options);
    return (await asking.fetchMore({ query, variables, errorPolicy: "all" })).error;
  } catch (error) {
    return error;
  }
}
