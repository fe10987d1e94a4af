import { PICTURES, RECORDINGS, VIDEOS } from "#ui/upload/offered-kinds.ts";

/** A file that was uploaded for a message. */
export type AttachedFile = {
  readonly key: string;
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  readonly type: string;
};

/** The types offered by the file picker; the server decides by the content. */
export const ACCEPTED = [
  PICTURES,
  VIDEOS,
  RECORDINGS,
  "application/pdf,.pdf,.doc,.docx,text/plain,.txt",
].join(",");

const WORD = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
/** Media types that some operating systems do not derive from the file name. */
const BY_ENDING: Readonly<Record<string, string>> = {
  doc: "application/msword",
  docx: WORD,
  txt: "text/plain",
  pdf: "application/pdf",
};

/** The media type of a file as the browser states it, or else by its extension. */
export function kindOf({ name, type }: Pick<File, "name" | "type">): string {
  const ending = name.toLowerCase().split(".").at(-1) ?? "";
  return type || BY_ENDING[ending] || "application/octet-stream";
}

/** A file with its media type set, because the upload declares the type of the file object. */
export function declared(file: File): File {
  const { name, lastModified } = file;
  return file.type ? file : new File([file], name, { type: kindOf(file), lastModified });
}
