import {
  ACCEPTED,
  KIND_RULES,
  maxBytes,
  type FileKind,
  type Purpose,
} from "@callboard/catalog/files/file-kinds.ts";
import { kindOfStart, START_BYTES } from "@callboard/catalog/files/kind-of-start.ts";
import type { FileRule } from "@callboard/catalog/failure-rules.ts";
import { fileTypeFromBuffer } from "file-type";

/** Word documents of before 2007 share their container with others; the server looks further into it. */
const COMPOUND_FILE = "application/x-cfb";

/** What the content of a file says: its kind, null if it is none of ours, and the rule that it breaks. */
export type Looked = { readonly kind: FileKind | null; readonly broken: FileRule | null };

/** The kind of a file by its first bytes, as the server decides it. */
async function kindOfFile(file: Blob): Promise<FileKind | null> {
  const start = new Uint8Array(await file.slice(0, START_BYTES).arrayBuffer());
  const signature = (await fileTypeFromBuffer(start))?.mime ?? null;
  return signature === COMPOUND_FILE ? "application/msword" : kindOfStart(start, signature);
}

/** The rule that a file of a kind breaks; null if it may be sent. */
function ruleBrokenBy(kind: FileKind | null, size: number, purpose: Purpose): FileRule | null {
  if (size === 0) return "FILE_EMPTY";
  if (kind === null || !ACCEPTED[purpose].includes(kind)) return KIND_RULES[purpose];
  return size > maxBytes(purpose, kind) ? "FILE_SIZE" : null;
}

/** Looks at a file before any byte is sent; rejects if the browser cannot read it any more. */
export async function lookAtFile(file: Blob, purpose: Purpose): Promise<Looked> {
  const kind = file.size === 0 ? null : await kindOfFile(file);
  return { kind, broken: ruleBrokenBy(kind, file.size, purpose) };
}
