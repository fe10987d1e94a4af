import type { OperationVariables, TypedDocumentNode } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useCallback, useSyncExternalStore } from "react";

/**
 * What the cache holds of a query that nobody is asked, followed as it changes; null while it does not hold all of it.
 * `variables` are the same object for as long as they are the same. Only what the query itself names is compared: a list
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
