import { MAIL_FILTERS, MAIL_FOLDERS, MAIL_LABELS } from "@callboard/catalog/mail.ts";

type Handle<Entries extends readonly { readonly handle: string }[]> = Entries[number]["handle"];
export type Folder = Exclude<Handle<typeof MAIL_FOLDERS>, "drafts"> | Handle<typeof MAIL_FILTERS>;

/** What a list of conversations can be of. Drafts stay in the client. */
export const FOLDERS: readonly Folder[] = [
  ...MAIL_FOLDERS.map(({ handle }) => handle).filter((handle) => handle !== "drafts"),
  ...MAIL_FILTERS.map(({ handle }) => handle),
];
/** Where a conversation can be put; Sent is derived. */
export const PLACES = ["inbox", "spam", "trash"] as const;
export const LABELS = MAIL_LABELS.map(({ handle }) => handle);

/** What a participant changes about conversations; what is null stays as it is. */
export interface StateChange {
  readonly read: boolean | null;
  readonly starred: boolean | null;
  readonly important: boolean | null;
  readonly muted: boolean | null;
  readonly folder: (typeof PLACES)[number] | null;
  readonly addLabels: readonly string[];
  /** Wins over the labels that are added. */
  readonly removeLabels: readonly string[];
}

/** Whether a change says nothing. */
export function isEmpty({ addLabels, removeLabels, ...flags }: StateChange): boolean {
  return addLabels.length + removeLabels.length === 0 && Object.values(flags).every((flag) => flag === null);
}
