import { visit, type DocumentNode, type FieldNode } from "graphql";

/** No field of the graph begins so, and every label of the rewritten document does: the two never meet. */
const PREFIX = "_label_";

const rewritten = new WeakMap<DocumentNode, DocumentNode>();
const originals = new WeakMap<DocumentNode, DocumentNode>();

/**
 * The same document with labels that no field has. A plan takes the keys of a record by their response name, so that a
 * client's `PK: Name` would be taken for the key, and another record would be asked for. The name of a type is known
 * without asking, and needs no label.
 */
export function withOwnLabels(document: DocumentNode): DocumentNode {
  let known = rewritten.get(document);
  if (!known) {
    known = visit(document, {
      Field({ alias, ...field }): FieldNode | undefined {
        if (!alias) return undefined;
        if (alias.value === field.name.value || field.name.value === "__typename") return field;
        return { ...field, alias: { ...alias, value: PREFIX + alias.value } };
      },
    });
    rewritten.set(document, known);
    originals.set(known, document);
  }
  return known;
}

/** The client's document of one that `withOwnLabels` has written. */
export function asWritten(document: DocumentNode): DocumentNode {
  return originals.get(document) ?? document;
}

/** The name under which the subgraphs' data holds a field of the client's document. */
export function nameInData({ alias, name }: FieldNode): string {
  return alias && alias.value !== name.value ? PREFIX + alias.value : name.value;
}

/** A response path in the client's own names. */
export function pathForClient(path: readonly (string | number)[]): (string | number)[] {
  return path.map((step) =>
    typeof step === "string" && step.startsWith(PREFIX) ? step.slice(PREFIX.length) : step,
  );
}
