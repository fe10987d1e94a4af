import { linkTo, paths } from "#lib/paths.ts";

/** Folders that hold conversations. */
export const FOLDERS = ["inbox", "sent"] as const;
export type Folder = (typeof FOLDERS)[number];

/** The folder of an address; null: there is none by this name. */
export function folderOf(handle: string | undefined): Folder | null {
  return FOLDERS.find((folder) => folder === handle) ?? null;
}

/** The address of a folder or of a conversation in it; words and filter go along. */
export function mailLink(folder: Folder, conversation: string | null, search: URLSearchParams): string {
  const query = { text: search.get("text"), unread: search.get("unread") };
  const parameters = { folderHandle: folder, ...(conversation !== null && { id: conversation }) };
  return linkTo(paths.mailFolder, parameters, query);
}
