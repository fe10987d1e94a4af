import type { OperationVariables, TypedDocumentNode } from "@apollo/client";
import type { ApolloCache } from "@apollo/client/cache";
import { useApolloClient } from "@apollo/client/react";
import { useCallback, useSyncExternalStore } from "react";
import { ownFields } from "./own-fields.ts";

const NONE: OperationVariables = {};

type Known<Data> = ApolloCache.FromOptionValue<Data> | null;

const idIn = <Data>(cache: ApolloCache, record: Known<Data>): string | undefined =>
  record === null ? undefined : cache.identify(record as Parameters<typeof cache.identify>[0]);

/** The part of a record that a fragment selects, from the cache; null unless all of it is there. */
export function readRecord<Data>(
  cache: ApolloCache,
  fragment: TypedDocumentNode<Data>,
  record: Known<Data>,
  variables: OperationVariables = NONE,
): Data | null {
  const id = idIn(cache, record);
  if (id === undefined) return null;
  const found = cache.diff<Data>({ query: ownFields(fragment), variables, id, optimistic: true });
  return found.complete ? (found.result as Data) : null;
}

/**
 * Reads the part of a record that a component's fragment selects from the cache and follows it. Null unless all of it
 * is cached. For a fragment that uses its query's variables, pass them as a stable object.
 *
 * It watches the cache directly: Apollo's `useFragment` creates an observable, a replay and a timer for each record,
 * which took more than half the time of rendering a card in lists of hundreds.
 */
export function useRecord<Data>(
  fragment: TypedDocumentNode<Data>,
  record: Known<Data>,
  variables: OperationVariables = NONE,
): Data | null {
  const { cache } = useApolloClient();
  const query = ownFields(fragment);
  const id = idIn(cache, record);
  const follow = useCallback(
    (callback: () => void) =>
      id === undefined ? () => undefined : cache.watch({ query, variables, id, optimistic: true, callback }),
    [cache, query, variables, id],
  );
  return useSyncExternalStore(follow, () => readRecord(cache, fragment, record, variables));
}
