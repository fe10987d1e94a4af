import { MAIL_FILTERS, MAIL_FOLDERS, MAIL_LABELS } from "@callboard/catalog/mail.ts";

type Handle<Entries extends readonly { readonly handle: string }[]> = Entries[number]["handle"];
export type Folder = Exclude<Handle<typeof MAIL_FOLDERS>, "drafts"> | Handle<typeof MAIL_FILTERS>;

/** The folders that a list of conversations can show. Drafts stay in the client. */
export const FOLDERS: readonly Folder[] = [
  ...MAIL_FOLDERS.map(({ handle }) => handle).filter((handle) => handle !== "drafts"),
  ...MAIL_FILTERS.map(({ handle }) => handle),
];
/** Where a conversation can be moved; Sent is derived. */
export const PLACES = ["inbox", "spam", "trash"] as const;
export const LABELS = MAIL_LABELS.map(({ handle }) => handle);

/** What a participant changes about conversations; null leaves a value unchanged. */
export interface StateChange {
  readonly read: boolean | null;
  readonly starred: boolean | null;
  readonly important: boolean | null;
  readonly muted: boolean | null;
  readonly folder: (typeof PLACES)[number] | null;
  readonly addLabels: readonly string[];
  /** Takes precedence over the labels that are added. */
  readonly removeLabels: readonly string[];
}

/** Whether a change contains nothing. */
export function isEmpty({ addLabels, removeLabels, ...flags }: StateChange): boolean {
  return addLabels.length + removeLabels.length === 0 && Object.values(flags).every((flag) => flag === null);
}
