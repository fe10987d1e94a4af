import type { DocumentNode } from "graphql";

/** The hash under which the server knows an operation of this client; generation writes it into the document. */
export function hashOf(document: DocumentNode): string | null {
  const meta: unknown = (document as { __meta__?: unknown }).__meta__;
  if (typeof meta !== "object" || meta === null || !("hash" in meta)) return null;
  return typeof meta.hash === "string" ? meta.hash : null;
}
