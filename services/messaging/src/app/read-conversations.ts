import { requireMember, type Actor } from "@callboard/kit/actor.ts";
import { invalid, invalidField, notFound, type FieldFailure } from "@callboard/kit/failure.ts";
import { parsePage, TIME_SORTS, type Page, type PageInput } from "@callboard/kit/page.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import {
  cleanText,
  FOLDERS,
  MESSAGES_PER_PAGE,
  type Conversation,
  type Message,
} from "#domain/conversation.ts";
import type { Deps } from "./ports.ts";

/** Pages of messages that can be reached by number. */
const PAGES_MOST = 200;

export interface ConversationsCriteria extends PageInput {
  readonly Folder?: string | null | undefined;
  readonly Unread?: boolean | null | undefined;
  readonly Text?: string | null | undefined;
}

export interface Conversations extends Page<Conversation> {
  readonly unread: number;
}

/** The caller's own conversations, whatever the role; `userId`, if given, must be the caller. */
export async function listConversations(
  deps: Pick<Deps, "reads">,
  actor: Actor,
  wanted: {
    readonly userId: string | null;
    readonly criteria: ConversationsCriteria;
    readonly count: boolean;
  },
): Promise<Result<Conversations>> {
  const member = requireMember(actor);
  if (!member.ok) return member;
  const { userId } = member.value;
  if (wanted.userId !== null && wanted.userId !== userId) return fail(notFound("member"));
  const { criteria } = wanted;
  const folder = FOLDERS.find((known) => known === (criteria.Folder ?? "inbox"));
  const page = parsePage(criteria, { sorts: TIME_SORTS, count: wanted.count });
  const folderFailure: FieldFailure = {
    path: "criteria.Folder",
    rule: "CATALOG",
    message: `Folder is one of ${FOLDERS.join(", ")}.`,
  };
  if (!folder) return fail(invalid([folderFailure, ...(page.ok ? [] : (page.failure.fields ?? []))]));
  if (!page.ok) return page;
  const text = cleanText(criteria.Text).slice(0, 100);
  const list = {
    folder,
    unread: criteria.Unread === true,
    text: text === "" ? null : text,
    page: page.value,
  };
  const [found, unread] = await Promise.all([deps.reads.list(userId, list), deps.reads.countUnread(userId)]);
  return ok({ ...found, unread });
}

/** Messages of a conversation that the caller takes part in, newest first. */
export async function listMessages(
  deps: Pick<Deps, "reads">,
  actor: Actor,
  wanted: { readonly conversationId: string; readonly page: number },
): Promise<Result<readonly Message[]>> {
  const member = requireMember(actor);
  if (!member.ok) return member;
  const { userId } = member.value;
  const conversation = await deps.reads.one(wanted.conversationId, userId);
  if (!conversation) return fail(notFound("conversation"));
  if (!Number.isInteger(wanted.page) || wanted.page < 1 || wanted.page > PAGES_MOST)
    return fail(invalidField("page", "RANGE", `Pages are counted from 1 to ${PAGES_MOST}.`));
  return ok(await deps.reads.messages(wanted.conversationId, userId, (wanted.page - 1) * MESSAGES_PER_PAGE));
}
