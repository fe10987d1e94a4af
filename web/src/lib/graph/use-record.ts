import type { OperationVariables, TypedDocumentNode } from "@apollo/client";
import type { ApolloCache } from "@apollo/client/cache";
import { useApolloClient } from "@apollo/client/react";
import { Kind, OperationTypeNode, visit } from "graphql";
import type { DocumentNode, FragmentDefinitionNode } from "graphql";
import { useCallback, useSyncExternalStore } from "react";

const questions = new WeakMap<DocumentNode, DocumentNode>();

/** The fields of the fragment itself as a query of one record. Fragments that it spreads belong to other components. */
function makeQuestion(fragment: FragmentDefinitionNode): DocumentNode {
  const own = visit(fragment, { FragmentSpread: () => null });
  return {
    kind: Kind.DOCUMENT,
    definitions: [
      { kind: Kind.OPERATION_DEFINITION, operation: OperationTypeNode.QUERY, selectionSet: own.selectionSet },
    ],
  };
}

/** Generation writes a fragment first, and behind it those that it spreads. */
function questionOf(document: DocumentNode): DocumentNode {
  const known = questions.get(document);
  if (known) return known;
  const [fragment] = document.definitions;
  if (fragment?.kind !== Kind.FRAGMENT_DEFINITION)
    throw new TypeError("Only a fragment is read of a record.");
  const question = makeQuestion(fragment);
  questions.set(document, question);
  return question;
}

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
  const found = cache.diff<Data>({ query: questionOf(fragment), variables, id, optimistic: true });
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
  const query = questionOf(fragment);
  const id = idIn(cache, record);
  const follow = useCallback(
    (callback: () => void) =>
      id === undefined ? () => undefined : cache.watch({ query, variables, id, optimistic: true, callback }),
    [cache, query, variables, id],
  );
  return useSyncExternalStore(follow, () => readRecord(cache, fragment, record, variables));
}
