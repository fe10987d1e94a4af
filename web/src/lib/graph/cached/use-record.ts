import type { OperationVariables, TypedDocumentNode } from "@apollo/client";
import type { ApolloCache } from "@apollo/client/cache";
import { useApolloClient } from "@apollo/client/react";
import { useCallback, useSyncExternalStore } from "react";
import { ownFields } from "./own-fields.ts";

const NONE: OperationVariables = {};

type Known<Data> = ApolloCache.FromOptionValue<Data> | null;

const idIn = <Data>(cache: ApolloCache, record: Known<Data>): string | undefined =>
  record === null ? undefined : cache.identify(record as Parameters<typeof cache.identify>[0]);

/** The part of a record that a fragment names, as the cache has it now; null while it does not hold all of it. */
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
 * The part of a record that a component's fragment names, read from the cache and followed as it changes.
 * Null while the cache does not hold all of it. A fragment that names variables of its query is given
 * them, in the same object for as long as they are the same.
 *
 * It watches the cache itself: Apollo's `useFragment` sets up an observable, a replay and a timer for each record, which
 * was the larger half of drawing a card where lists draw hundreds.
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
