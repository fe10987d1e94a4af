import type { OperationVariables, TypedDocumentNode } from "@apollo/client";
import type { ApolloCache } from "@apollo/client/cache";
import { useApolloClient } from "@apollo/client/react";
import { useEffect, useMemo, useReducer, useRef } from "react";
import { drawTogether } from "./draw-together.ts";
import type { Pace } from "./draw-together.ts";
import { ownFields } from "./own-fields.ts";

/**
 * The fields that a query selects itself, from the cache; null unless all of them are there. The result keeps its
 * identity until something in it changes.
 */
export function readOwn<Data, Variables extends OperationVariables>(
  cache: ApolloCache,
  query: TypedDocumentNode<Data, Variables>,
  variables: NoInfer<Variables>,
): Data | null {
  const found = cache.diff<Data>({ query: ownFields(query), variables, optimistic: true });
  return found.complete ? (found.result as Data) : null;
}

/** Calls back when the result of `readOwn` has changed. Returns a function that stops it. */
export function followOwn<Data, Variables extends OperationVariables>(
  cache: ApolloCache,
  query: TypedDocumentNode<Data, Variables>,
  variables: NoInfer<Variables>,
  callback: () => void,
): () => void {
  return cache.watch({ query: ownFields(query), variables, optimistic: true, callback });
}

/**
 * Reads the fields that a query selects itself from the cache and follows them, without a request. Null unless all of
 * them are there, or without variables; pass a stable variables object. Spread fragments are neither read nor
 * compared, so a list keeps its identity when one of its records changes.
 *
 * `useSyncExternalStore` is not used because its updates are synchronous and one by one.
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
    // It may have changed between rendering and subscribing.
    compare();
    return followOwn(cache, query, variables, compare);
  }, [cache, query, variables, pace]);

  return found;
}
