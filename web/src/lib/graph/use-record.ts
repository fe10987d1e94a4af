import type { TypedDocumentNode } from "@apollo/client";
import type { ApolloCache } from "@apollo/client/cache";
import { useFragment } from "@apollo/client/react";

/**
 * The part of a record that a component's fragment names, read from the cache and followed as it changes.
 * Null while the cache does not hold all of it.
 */
export function useRecord<Data>(
  fragment: TypedDocumentNode<Data>,
  record: ApolloCache.FromOptionValue<Data> | null,
): Data | null {
  const result = useFragment({ fragment, fragmentName: nameOf(fragment), from: record });
  return result.complete ? (result.data as Data | null) : null;
}

/** Generation writes a fragment first, and behind it those that it spreads. */
function nameOf(fragment: TypedDocumentNode<unknown>): string {
  const [first] = fragment.definitions;
  return first?.kind === "FragmentDefinition" ? first.name.value : "";
}
