import { Kind, OperationTypeNode, visit } from "graphql";
import type { DocumentNode, SelectionSetNode } from "graphql";

const made = new WeakMap<DocumentNode, DocumentNode>();

/** What the first definition names itself. Generation writes it first, and behind it the fragments that it spreads. */
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
 * The fields that a query or a fragment names itself, as a query; the same for the same document. What it spreads belongs
 * to other components, which read it themselves. A record of which it names nothing itself cannot be read by it.
 */
export function ownFields(document: DocumentNode): DocumentNode {
  const known = made.get(document);
  if (known) return known;
  const own = makeOwn(document);
  made.set(document, own);
  return own;
}
