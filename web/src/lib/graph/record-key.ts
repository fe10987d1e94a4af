/** URLs carry bare ids, the graph carries prefixed keys. The functions of this file are the only bridge. */
export type KeyKind =
  | "USR"
  | "CMP"
  | "PRJ"
  | "FTR"
  | "MED"
  | "ROLE"
  | "FILM"
  | "AUD"
  | "DOC"
  | "GROUP"
  | "CNV"
  | "MSG"
  | "RPT"
  | "LNK";

/** The wire key of a bare id; an id that already has the prefix is returned as it is. */
export function keyOf(kind: KeyKind, id: string): string {
  return id.startsWith(`${kind}#`) ? id : `${kind}#${id}`;
}

/** The bare id of a wire key, for a URL; any other text is returned as it is. */
export function idOf(key: string): string {
  return key.replace(/^[A-Z]{2,6}#/, "");
}

/** The key of one person's submission to a position. */
export function submissionKey(positionId: string, userId: string): string {
  return `SUB#${idOf(positionId)}#${idOf(userId)}`;
}
