import { PICTURES } from "#ui/upload/picture-kinds.ts";

/** A file that was uploaded for a message. */
export type AttachedFile = {
  readonly key: string;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  readonly type: string;
};

/** What a file picker offers; the server decides by the bytes. */
export const ACCEPTED = [
  PICTURES,
  "video/mp4,video/quicktime,video/webm",
  "audio/mpeg,audio/mp4,audio/x-m4a,audio/wav,audio/ogg",
  "application/pdf,.doc,.docx,text/plain",
].join(",");

const WORD = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
/** Of kinds that not every machine knows by the name of a file. */
const BY_ENDING: Readonly<Record<string, string>> = {
  doc: "application/msword",
  docx: WORD,
  txt: "text/plain",
  pdf: "application/pdf",
};

/** The kind of a file as the machine says it, or else by its name. */
export function kindOf({ name, type }: Pick<File, "name" | "type">): string {
  const ending = name.toLowerCase().split(".").at(-1) ?? "";
  return type || BY_ENDING[ending] || "application/octet-stream";
}

/** A file with its kind: what begins an upload declares that of the file itself. */
export function declared(file: File): File {
  const { name, lastModified } = file;
  return file.type ? file : new File([file], name, { type: kindOf(file), lastModified });
}
