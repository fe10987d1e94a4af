import { draftFields, dropDraft, keepDraft } from "#lib/forms/drafts.ts";

/** An upload that was begun: what makes a repetition the same one for the server. */
export type BegunUpload = { readonly clientKey: string; readonly altText: string };

/** A file as a browser can know it again: it never tells where it lies. */
const nameOf = (file: File, purpose: string): string =>
  `upload.${purpose}.${file.size}.${file.lastModified}.${file.name}`;

/**
 * The upload that was begun with this file and has not ended, in whatever tab and before whatever reload; else a new
 * one, which is remembered. What goes on keeps its description, or the server would take it for another upload.
 */
export function begunUpload(file: File, purpose: string, altText: string): BegunUpload {
  const name = nameOf(file, purpose);
  const { clientKey, altText: kept } = draftFields(name, "browser");
  if (typeof clientKey === "string" && typeof kept === "string") return { clientKey, altText: kept };
  const begun = { clientKey: crypto.randomUUID(), altText };
  keepDraft(name, begun, "browser");
  return begun;
}

/** The upload has ended, one way or another: the same file chosen again is another upload. */
export function endUpload(file: File, purpose: string): void {
  dropDraft(nameOf(file, purpose), "browser");
}
