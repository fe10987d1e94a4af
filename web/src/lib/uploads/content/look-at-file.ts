import {
  ACCEPTED,
  isVideo,
  KIND_RULES,
  maxBytes,
  wantsPicture,
  type FileKind,
  type Purpose,
} from "@callboard/catalog/files/file-kinds.ts";
import { filmFacts, isContainer, isHardToShow, kindWithin } from "@callboard/catalog/files/film-facts.ts";
import { kindOfStart, START_BYTES } from "@callboard/catalog/files/kind-of-start.ts";
import type { FileRule } from "@callboard/catalog/failure-rules.ts";
import { fileTypeFromBuffer } from "file-type";
import { blankedFilm } from "./blanked-film.ts";

/** Word documents of before 2007 share their container with others; the server looks further into it. */
const COMPOUND_FILE = "application/x-cfb";

export type Looked = {
  /** The kind of the content; null if it is none of ours. */
  readonly kind: FileKind | null;
  /** The rule that it breaks. */
  readonly broken: FileRule | null;
  /** What is sent: a film without what tells where and with what it was made. */
  readonly file: File;
  /** Whether some browsers will show no picture of the film. */
  readonly isHardToShow: boolean;
};

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

const bytesOf = async (file: Blob, from: number, length: number): Promise<Uint8Array> =>
  new Uint8Array(await file.slice(from, from + length).arrayBuffer());

async function lookAtFilm(file: File, kind: FileKind, purpose: Purpose): Promise<Looked> {
  const film = await filmFacts(kind, file.size, (from, length) => bytesOf(file, from, length));
  if (film === null)
    return { kind, broken: ruleBrokenBy(kind, file.size, purpose), file, isHardToShow: false };
  const within = kindWithin(kind, film);
  const lacksPicture = !isVideo(within) && wantsPicture(purpose);
  return {
    kind: within,
    broken: lacksPicture ? "NO_PICTURE" : ruleBrokenBy(within, file.size, purpose),
    file: film.private.length > 0 ? blankedFilm(file, film.private) : file,
    isHardToShow: isVideo(within) && isHardToShow(film),
  };
}

/** Looks at a file before any byte is sent; rejects if the browser cannot read it any more. */
export async function lookAtFile(file: File, purpose: Purpose): Promise<Looked> {
  const kind = file.size === 0 ? null : await kindOfFile(file);
  if (kind !== null && isContainer(kind)) return lookAtFilm(file, kind, purpose);
  return { kind, broken: ruleBrokenBy(kind, file.size, purpose), file, isHardToShow: false };
}
