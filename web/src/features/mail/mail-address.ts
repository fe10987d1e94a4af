import { MAIL_LABELS } from "@callboard/catalog/mail.ts";
import type { MAIL_FILTERS, MAIL_FOLDERS } from "@callboard/catalog/mail.ts";
import { linkTo, paths } from "#lib/paths.ts";

type Handles<Entries extends readonly { readonly handle: string }[]> = Entries[number]["handle"];

export type Label = Handles<typeof MAIL_LABELS>;
/** The place in the address of mail: a folder, a filter or a label. */
export type Place = Handles<typeof MAIL_FOLDERS> | Handles<typeof MAIL_FILTERS> | Label;

export const LABELS: readonly Label[] = MAIL_LABELS.map(({ handle }) => handle);
/** Folders and filters in their order of display. */
export const FOLDERS: readonly Exclude<Place, Label>[] = [
  "inbox",
  "starred",
  "important",
  "sent",
  "drafts",
  "spam",
  "trash",
];

/** The place with this handle; null if there is none. */
export function folderOrLabel(handle: string | undefined): Place | null {
  return [...FOLDERS, ...LABELS].find((place) => place === handle) ?? null;
}

export function isLabel(place: Place): place is Label {
  return LABELS.some((label) => label === place);
}

/** The query criteria of a place. */
export function criteriaOf(place: Place): { readonly Folder?: string; readonly Label?: string } {
  return isLabel(place) ? { Label: place } : { Folder: place };
}

/** Whether a conversation in this folder still belongs to the list of a place. */
export function belongsTo(place: Place, folder: string): boolean {
  if (place === "spam" || place === "trash") return folder === place;
  if (place === "inbox" || isLabel(place)) return folder === "inbox";
  return folder !== "trash";
}

/** The address of a place or of a conversation in it; search text and filter are kept. */
export function mailLink(place: Place, conversation: string | null, search: URLSearchParams): string {
  const query = { text: search.get("text"), unread: search.get("unread") };
  const parameters = { folderHandle: place, ...(conversation !== null && { id: conversation }) };
  return linkTo(paths.mailFolder, parameters, query);
}
