import { readCursor } from "@callboard/kit/paging/cursor.ts";
import { invalidField, notFound } from "@callboard/kit/failure.ts";
import {
  parsePage,
  TIME_SORTS,
  type CursorValues,
  type Page,
  type PageInput,
} from "@callboard/kit/paging/page.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import { forMembers } from "@callboard/kit/use-case.ts";
import { combineValidations } from "@callboard/kit/validate.ts";
import { cleanText, MESSAGE_SORT, MESSAGES_PER_PAGE, type Conversation } from "#domain/conversation.ts";
import { FOLDERS, LABELS, type Folder } from "#domain/mail-state.ts";
import type { Deps, ListedMessage } from "./ports.ts";

/** The most pages of messages that can be reached by number. */
const MAX_PAGES = 200;
/** The most characters of a search that are used. */
const MAX_SEARCH_LENGTH = 100;

export interface ConversationsInput {
  readonly userId: string | null;
  readonly criteria: PageInput & {
    readonly Folder?: string | null | undefined;
    readonly Label?: string | null | undefined;
    readonly Unread?: boolean | null | undefined;
    readonly Text?: string | null | undefined;
  };
  readonly count: boolean;
}

export interface Conversations extends Page<Conversation> {
  readonly unread: number;
}

/** The caller's own conversations, for every role; `userId`, if given, must be the caller. */
export const listConversations = forMembers<Deps, ConversationsInput, Conversations>(
  null,
  async ({ reads }, { userId }, wanted) => {
    if (wanted.userId !== null && wanted.userId !== userId) return fail(notFound("member"));
    const { criteria } = wanted;
    const read = combineValidations({
      folder: readFolder(criteria.Folder),
      label: readLabel(criteria.Label),
      page: parsePage(criteria, { sorts: TIME_SORTS, count: wanted.count }),
    });
    if (!read.ok) return read;
    const text = cleanText(criteria.Text).slice(0, MAX_SEARCH_LENGTH);
    const list = { ...read.value, unread: criteria.Unread === true, text: text === "" ? null : text };
    const [found, unread] = await Promise.all([reads.conversations(userId, list), reads.countUnread(userId)]);
    return ok({ ...found, unread });
  },
);

function readFolder(name: string | null | undefined): Result<Folder> {
  const folder = FOLDERS.find((known) => known === (name ?? "inbox"));
  if (folder) return ok(folder);
  return fail(invalidField("criteria.Folder", "CATALOG", `Folder must be one of ${FOLDERS.join(", ")}.`));
}

function readLabel(name: string | null | undefined): Result<string | null> {
  if (name === null || name === undefined || name === "") return ok(null);
  const label = LABELS.find((known) => known === name);
  if (label) return ok(label);
  return fail(invalidField("criteria.Label", "CATALOG", `Label must be one of ${LABELS.join(", ")}.`));
}

export interface MessagesInput {
  readonly conversationId: string;
  /** From 1; counted from `after` if it is given. */
  readonly page: number | null | undefined;
  readonly after: string | null | undefined;
}

/** Messages of a conversation that the caller takes part in, newest first. */
export const listMessages = forMembers<Deps, MessagesInput, readonly ListedMessage[]>(
  null,
  async ({ reads }, { userId }, { conversationId, page, after }) => {
    if (!(await reads.conversation(conversationId, userId))) return fail(notFound("conversation"));
    const place = combineValidations({ skip: readSkip(page ?? 1), after: readAfter(after) });
    return place.ok ? ok(await reads.messages(conversationId, userId, place.value)) : place;
  },
);

function readSkip(page: number): Result<number> {
  if (Number.isInteger(page) && page >= 1 && page <= MAX_PAGES) return ok((page - 1) * MESSAGES_PER_PAGE);
  return fail(invalidField("page", "RANGE", `page must be from 1 to ${MAX_PAGES}.`));
}

function readAfter(after: string | null | undefined): Result<CursorValues | null> {
  if (!after) return ok(null);
  const cursor = readCursor(after, MESSAGE_SORT.name, MESSAGE_SORT.keys);
  return cursor
    ? ok(cursor.values)
    : fail(invalidField("after", "CURSOR", "after must be the Cursor of a message."));
}
