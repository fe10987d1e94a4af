import type { OperationVariables, TypedDocumentNode } from "@apollo/client";
import type { ApolloCache } from "@apollo/client/cache";
import { useApolloClient } from "@apollo/client/react";
import { useEffect, useMemo, useReducer, useRef } from "react";
import { drawTogether } from "./draw-together.ts";
import type { Pace } from "./draw-together.ts";
import { ownFields } from "./own-fields.ts";

/**
 * What the cache holds of the fields that a query names itself; null while it does not hold all of them. The same object
 * for as long as nothing in it changes.
 */
export function readOwn<Data, Variables extends OperationVariables>(
  cache: ApolloCache,
  query: TypedDocumentNode<Data, Variables>,
  variables: NoInfer<Variables>,
): Data | null {
  const found = cache.diff<Data>({ query: ownFields(query), variables, optimistic: true });
  return found.complete ? (found.result as Data) : null;
}

/** Calls back when what `readOwn` reads has changed, until the function that it answers is called. */
export function followOwn<Data, Variables extends OperationVariables>(
  cache: ApolloCache,
  query: TypedDocumentNode<Data, Variables>,
  variables: NoInfer<Variables>,
  callback: () => void,
): () => void {
  return cache.watch({ query: ownFields(query), variables, optimistic: true, callback });
}

/**
 * What the cache holds of the fields that a query names itself, followed as it changes, with no request sent; null while
 * it does not hold all of them, or there are no variables. Pass the same object of them for as long as nothing in it
 * changes. What the query spreads is neither read nor compared: a list is not another one because a record of it has changed.
 *
 * A store that React follows by itself would be drawn at once, with each change alone.
 */
export function useCached<Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  variables: NoInfer<Variables> | null,
  pace: Pace = "at once",
): Data | null {
  const { cache } = useApolloClient();
  const [changes, change] = useReducer((before: number) => before + 1, 0);
  const found = useMemo(
    () => ({ value: variables && readOwn(cache, query, variables), changes }).value,
    [cache, query, variables, changes],
  );

  const shown = useRef(found);
  useEffect(() => {
    shown.current = found;
  });

  useEffect(() => {
    if (variables === null) return;
    const compare = () => {
      if (readOwn(cache, query, variables) !== shown.current) drawTogether(change, pace);
    };
    // It may have changed between the drawing and this.
    compare();
    return followOwn(cache, query, variables, compare);
  }, [cache, query, variables, pace]);

  return found;
}
