import { draftFields, draftNames, dropDraft, keepDraft } from "#lib/forms/drafts.ts";
import { idOf } from "#lib/graph/record-key.ts";
import type { AttachedFile } from "../attachments/attached-file.ts";
import type { Person } from "./people-picker.tsx";

/** Something that was written and not sent. */
export type MailDraft = {
  readonly Message?: string;
  readonly Subject?: string;
  readonly ReceiverIds?: readonly string[];
  /** The receivers of a new conversation by name, for the form. */
  readonly people?: readonly Person[];
  readonly Announce?: boolean;
  /** Files that were uploaded for it. */
  readonly files?: readonly AttachedFile[];
  /** For the list of drafts: whom it is for. */
  readonly names?: readonly string[];
  /** The conversation that it answers. */
  readonly conversation?: string;
  /** The query of the page that it was begun on. */
  readonly search?: string;
  /** When it was last changed. */
  readonly at?: string;
};

const PREFIX = "mail.";

/** Under which name an answer is kept. */
export function replyDraft(conversation: string): string {
  return `${PREFIX}${idOf(conversation)}`;
}

/** Under which name a new conversation is kept. */
export function newDraft(to: string): string {
  return `${PREFIX}new.${to || "any"}`;
}

/** Under which name a message is kept that is on its way. */
export function heldDraft(id: string): string {
  return `${PREFIX}held.${id}`;
}

export function mailDraft(name: string): MailDraft {
  return draftFields(name, "browser");
}

function isEmpty({ Message = "", Subject = "", files = [] }: MailDraft): boolean {
  return Message.trim() === "" && Subject.trim() === "" && files.length === 0;
}

/** Keeps a draft with the time; one without words and files is none. */
export function keepMailDraft(name: string, draft: MailDraft): void {
  if (isEmpty(draft)) dropDraft(name, "browser");
  else keepDraft(name, { ...draft, at: new Date().toISOString() }, "browser");
}

/** All drafts of mail in this browser, the newest first. */
export function mailDrafts(): ReadonlyArray<MailDraft & { readonly name: string }> {
  return draftNames(PREFIX, "browser")
    .map((name) => ({ ...mailDraft(name), name }))
    .filter((draft) => !isEmpty(draft))
    .toSorted((a, b) => (b.at ?? "").localeCompare(a.at ?? ""));
}
