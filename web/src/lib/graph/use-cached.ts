import type { OperationVariables, TypedDocumentNode } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useCallback, useSyncExternalStore } from "react";

/**
 * What the cache holds of a query, followed as it changes, with no request sent; null while it does not hold all of it.
 * Pass the same `variables` object for as long as nothing in it changes. Only what the query itself names is compared: a list
 * of keys is not read again because a record of it has changed.
 */
export function useCached<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: NoInfer<Variables>,
): Data | null {
  const { cache } = useApolloClient();
  const query = cache.transformDocument(document);
  const follow = useCallback(
    (callback: () => void) => cache.watch({ query, variables, optimistic: true, callback }),
    [cache, query, variables],
  );
  const read = () => {
    const found = cache.diff<Data>({ query, variables, optimistic: true });
    return found.complete ? (found.result as Data) : null;
  };
  return useSyncExternalStore(follow, read);
}
