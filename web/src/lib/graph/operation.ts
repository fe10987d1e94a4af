import type { DocumentNode } from "graphql";

/**
 * Whether the text that Apollo sends is the text that was generated: Apollo adds `__typename` where it is not there,
 * and an operation kept without it on the server would answer records that the cache cannot tell apart.
 */
export function isSentAsWritten(document: DocumentNode): boolean {
  const operation = document.definitions.find((definition) => definition.kind === "OperationDefinition");
  // Code generation adds `__typename` to the root fields as well; Apollo adds it only below fields with selections.
  const fields = operation?.selectionSet.selections.filter((selection) => selection.kind === "Field");
  const first = fields?.find(({ selectionSet }) => selectionSet)?.selectionSet?.selections[0];
  return first?.kind === "Field" && first.name.value === "__typename";
}

/** The hash under which the server knows a document; code generation writes it into the document. */
export function hashOf(document: DocumentNode): string | null {
  const meta: unknown = (document as { __meta__?: unknown }).__meta__;
  if (typeof meta !== "object" || meta === null || !("hash" in meta)) return null;
  return typeof meta.hash === "string" ? meta.hash.replace(/^sha256:/, "") : null;
}
