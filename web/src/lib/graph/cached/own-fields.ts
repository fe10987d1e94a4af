import { Kind, OperationTypeNode, visit } from "graphql";
import type { DocumentNode, SelectionSetNode } from "graphql";

const made = new WeakMap<DocumentNode, DocumentNode>();

/** The first definition alone. Code generation writes it first and the fragments it spreads behind it. */
function makeOwn(document: DocumentNode): DocumentNode {
  const [first] = document.definitions;
  if (first?.kind !== Kind.FRAGMENT_DEFINITION && first?.kind !== Kind.OPERATION_DEFINITION)
    throw new TypeError("Only a query or a fragment is read of the cache.");
  const selectionSet: SelectionSetNode = visit(first.selectionSet, { FragmentSpread: () => null });
  const operation =
    first.kind === Kind.OPERATION_DEFINITION
      ? { ...first, selectionSet }
      : { kind: Kind.OPERATION_DEFINITION, operation: OperationTypeNode.QUERY, selectionSet };
  return { kind: Kind.DOCUMENT, definitions: [operation] } as DocumentNode;
}

/**
 * The fields that a query or a fragment selects itself, as a query; memoized per document. Spread fragments belong to
 * other components, which read them themselves. A record of which nothing is selected directly cannot be read this
 * way.
 */
export function ownFields(document: DocumentNode): DocumentNode {
  const known = made.get(document);
  if (known) return known;
  const own = makeOwn(document);
  made.set(document, own);
  return own;
}
