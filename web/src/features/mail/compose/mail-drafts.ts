import { draftFields, draftNames, dropDraft, keepDraft } from "#lib/forms/drafts.ts";
import { idOf } from "#lib/graph/record-key.ts";
import type { AttachedFile } from "../attachments/attached-file.ts";
import type { Person } from "./people-picker.tsx";

/** An unsent message. */
export type MailDraft = {
  readonly Message?: string;
  readonly Subject?: string;
  readonly ReceiverIds?: readonly string[];
  /** The receivers of a new conversation with their names, for the form. */
  readonly people?: readonly Person[];
  readonly Announce?: boolean;
  /** Files that were uploaded for it. */
  readonly files?: readonly AttachedFile[];
  /** Names of the receivers, for the list of drafts. */
  readonly names?: readonly string[];
  /** The conversation it replies to. */
  readonly conversation?: string;
  /** Query string of the page on which it was started. */
  readonly search?: string;
  /** When it was last changed. */
  readonly at?: string;
};

const PREFIX = "mail.";

/** Name of the draft of a reply. */
export function replyDraft(conversation: string): string {
  return `${PREFIX}${idOf(conversation)}`;
}

/** Name of the draft of a new conversation. */
export function newDraft(to: string): string {
  return `${PREFIX}new.${to || "any"}`;
}

/** Name of the draft of a message that is being held or sent. */
export function heldDraft(id: string): string {
  return `${PREFIX}held.${id}`;
}

export function mailDraft(name: string): MailDraft {
  return draftFields(name, "browser");
}

function isEmpty({ Message = "", Subject = "", files = [] }: MailDraft): boolean {
  return Message.trim() === "" && Subject.trim() === "" && files.length === 0;
}

/** Stores a draft with the current time; drops it if it has no text and no files. */
export function keepMailDraft(name: string, draft: MailDraft): void {
  if (isEmpty(draft)) dropDraft(name, "browser");
  else keepDraft(name, { ...draft, at: new Date().toISOString() }, "browser");
}

/** All mail drafts in this browser, newest first. */
export function mailDrafts(): ReadonlyArray<MailDraft & { readonly name: string }> {
  return draftNames(PREFIX, "browser")
    .map((name) => ({ ...mailDraft(name), name }))
    .filter((draft) => !isEmpty(draft))
    .toSorted((a, b) => (b.at ?? "").localeCompare(a.at ?? ""));
}
