import { LIMITS } from "@callboard/catalog/limits.ts";
import type { Member } from "@callboard/kit/actor.ts";
import { limitReached, notFound } from "@callboard/kit/failure.ts";
import * as fields from "@callboard/kit/fields.ts";
import { isUuid, newId } from "@callboard/kit/ids.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import { storedResponse, type KeyedCall } from "@callboard/kit/unit-of-work.ts";
import { forMembers } from "@callboard/kit/use-case.ts";
import { combineValidations, validate } from "@callboard/kit/validate.ts";
import { z } from "zod";
import { conversationsPerDay, type Conversation } from "#domain/conversation.ts";
import { requireContent } from "#domain/attachment.ts";
import type { MessagingEvent } from "#domain/events.ts";
import { attach, findAttachments, readAttachmentIds } from "./attachments.ts";
import { findAllCorrespondents } from "./correspondents.ts";
import type { ConversationDraft, Deps, UnitOfWork } from "./ports.ts";
import { cleanedText, optionalText } from "./text.ts";

const ATTACHMENTS_PATH = "conversation.Attachments";

/** The fields of every new conversation, of either kind. */
const newConversation = z.object({
  Subject: cleanedText(LIMITS.subjectLength),
  Message: optionalText(LIMITS.messageLength),
  ClientKey: fields.clientKey,
});

export interface NewConversationInput {
  readonly Subject?: string | null | undefined;
  readonly Message?: string | null | undefined;
  readonly ClientKey?: string | null | undefined;
}

export interface StartInput {
  readonly receiverId: string;
  /** Bare ids of files. */
  readonly attachmentIds: readonly string[];
  readonly projectId: string | null;
  readonly conversation: NewConversationInput;
}

/**
 * Starts a conversation, with its first message if there is one. Repeating by ClientKey, or within 10 s, returns the
 * first one; by ClientKey even if the receiver may no longer be written to.
 */
export const startConversation = forMembers<Deps, StartInput, Conversation>(
  null,
  async (deps, member, { receiverId, projectId, attachmentIds, conversation: input }) => {
    const { userId } = member;
    const call = keyedCall(member, "createConversation", input, { receiverId });
    const stored = await storedResponse<string>(deps.transaction, call);
    if (stored) return stored.ok ? readAgain(deps, member, stored.value) : stored;
    const wanted = { senderId: userId, receiverIds: [receiverId], path: "conversation.ReceiverId" };
    const people = await findAllCorrespondents(deps, wanted);
    if (!people.ok) return people;
    const words = readWords(input, attachmentIds);
    const read = words.ok ? await withFiles(deps, member, words.value) : words;
    if (!read.ok) return read;
    const { subject, message } = read.value;
    const started = await deps.transaction((unit) =>
      unit.once(call, async () => {
        await unit.savePeople(people.value);
        return start(unit, member, {
          id: newId(),
          kind: "Direct",
          announce: false,
          subject,
          projectId,
          senderId: userId,
          receiverIds: [receiverId],
          message,
        });
      }),
    );
    return started.ok ? readAgain(deps, member, started.value) : started;
  },
);

/** The first message. */
export interface FirstWords {
  readonly subject: string;
  readonly body: string | null;
  /** Bare ids of files; none if there is no body. */
  readonly fileIds: readonly string[];
}

/** With files the text may be omitted, but an empty text is `VALIDATION`. Makes no call. */
export function readWords(
  conversation: NewConversationInput,
  attachmentIds: readonly string[],
): Result<FirstWords> {
  const read = combineValidations({
    fields: validate(newConversation, conversation, "conversation"),
    fileIds: readAttachmentIds(attachmentIds, ATTACHMENTS_PATH),
  });
  if (!read.ok) return read;
  const { fields: words, fileIds } = read.value;
  if (words.Message === null && fileIds.length === 0)
    return ok({ subject: words.Subject, body: null, fileIds });
  const body = words.Message ?? "";
  const content = requireContent(body, fileIds.length, "conversation.Message");
  return content.ok ? ok({ subject: words.Subject, body, fileIds }) : content;
}

/** The text of a member who may send it, with their files. */
export async function withFiles(
  deps: Deps,
  { userId: senderId }: Member,
  { subject, body, fileIds }: FirstWords,
): Promise<Result<Pick<ConversationDraft, "subject" | "message">>> {
  const files = await findAttachments(deps, { senderId, ids: fileIds, path: ATTACHMENTS_PATH });
  if (!files.ok) return files;
  return ok({ subject, message: body === null ? null : { id: newId(), body, attachments: files.value } });
}

/** A ClientKey that is not a UUID is reported with the other fields, after the caller's rights are checked. */
export function keyedCall(
  actor: Member,
  operation: string,
  input: NewConversationInput,
  facts: object,
): KeyedCall {
  const key = input.ClientKey ?? null;
  const isKey = key !== null && isUuid(key);
  return { actor, operation, key: isKey ? key : null, body: { ...input, ...facts } };
}

/** The current conversation, for its participant. */
export async function readAgain(deps: Deps, { userId }: Member, id: string): Promise<Result<Conversation>> {
  const conversation = await deps.reads.conversation(id, userId);
  return conversation ? ok(conversation) : fail(notFound("conversation"));
}

/** Creates the conversation within a member's limit, and publishes it with its first message. Returns its id. */
export async function start(
  unit: UnitOfWork,
  member: Member,
  draft: ConversationDraft,
): Promise<Result<string>> {
  const repeated = draft.kind === "Direct" ? await unit.findRepeated(draft) : null;
  if (repeated) return ok(repeated);
  const max = conversationsPerDay(member.roles);
  if ((await unit.countStartedToday(member.userId)) >= max)
    return fail(limitReached("CONVERSATIONS_PER_DAY", max, 3_600));
  await unit.addConversation(draft);
  const { id: conversationId, senderId, message } = draft;
  const participantIds = [senderId, ...draft.receiverIds];
  const events: MessagingEvent[] = [
    { kind: "ConversationStarted", conversationId, startedBy: senderId, participantIds, version: 1 },
  ];
  if (message) {
    const { id: messageId, body, attachments } = message;
    await unit.addMessage({ id: messageId, body, attachments, conversationId, senderId, toId: null });
    const attached = await attach(unit, messageId, { files: attachments, path: ATTACHMENTS_PATH });
    if (!attached.ok) return attached;
    const mediaIds = attachments.map(({ mediaId }) => mediaId);
    const sent = { conversationId, messageId, senderId, participantIds, mediaIds };
    events.push({ kind: "MessageSent", ...sent, version: 2 });
  }
  await unit.addEvents(member, events);
  return ok(conversationId);
}
