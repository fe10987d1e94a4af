import { LIMITS } from "@callboard/catalog/limits.ts";
import type { Member } from "@callboard/kit/actor.ts";
import { limitReached, notFound } from "@callboard/kit/failure.ts";
import * as fields from "@callboard/kit/fields.ts";
import { newId } from "@callboard/kit/ids.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import { storedResponse, type KeyedCall } from "@callboard/kit/unit-of-work.ts";
import { forMembers } from "@callboard/kit/use-case.ts";
import { combineValidations, validate } from "@callboard/kit/validate.ts";
import { z } from "zod";
import { mayAdd, readerOf, type Conversation, type Message, type Person } from "#domain/conversation.ts";
import { requireContent, type Attachment } from "#domain/attachment.ts";
import { attach, findAttachments, readAttachmentIds } from "./attachments.ts";
import type { Deps, UnitOfWork } from "./ports.ts";
import { optionalText } from "./text.ts";
import { requireStillTogether } from "./with-minors.ts";

const PATH = "message.Attachments";
const schema = z.object({ Message: optionalText(LIMITS.messageLength), ClientKey: fields.clientKey });

export interface AddInput {
  readonly conversationId: string;
  /** Bare ids of files. */
  readonly attachmentIds: readonly string[];
  readonly message: {
    readonly Message?: string | null | undefined;
    readonly ClientKey?: string | null | undefined;
  };
}

/**
 * A participant sends text, files of their own, or both; upstreams are called only after checking that the
 * conversation is open to them. Repeating with the same ClientKey returns the first message.
 */
export const addMessage = forMembers<Deps, AddInput, Message>(null, async (deps, member, input) => {
  const { conversationId, attachmentIds } = input;
  const conversation = await deps.reads.conversation(conversationId, member.userId);
  if (!conversation) return fail(notFound("conversation"));
  const read = combineValidations({
    fields: validate(schema, input.message, "message"),
    wanted: readAttachmentIds(attachmentIds, PATH),
  });
  if (!read.ok) return read;
  const { Message: words, ClientKey: key } = read.value.fields;
  const body = words ?? "";
  const content = requireContent(body, read.value.wanted.length, "message.Message");
  if (!content.ok) return content;
  const draft = { conversationId, body, ...(attachmentIds.length > 0 && { attachmentIds }) };
  const call: KeyedCall = { actor: member, operation: "addMessage", key, body: draft };
  const stored = await storedResponse<string>(deps.transaction, call);
  const added =
    stored ?? (await addOnce(deps, member, { call, body, conversation, wanted: read.value.wanted }));
  if (!added.ok) return added;
  const message = await deps.reads.message(added.value, member.userId);
  return message ? ok(message) : fail(notFound("message"));
});

interface Adding {
  readonly conversation: Conversation;
  readonly body: string;
}

async function addOnce(
  deps: Deps,
  member: Member,
  { call, wanted, ...adding }: Adding & { readonly call: KeyedCall; readonly wanted: readonly string[] },
): Promise<Result<string>> {
  const open = mayAdd(adding.conversation.status);
  if (!open.ok) return open;
  const together = await requireStillTogether(deps, adding.conversation);
  if (!together.ok) return together;
  const files = await findAttachments(deps, { senderId: member.userId, ids: wanted, path: PATH });
  if (!files.ok) return files;
  return deps.transaction((unit) =>
    unit.once(call, () => add(unit, member, { ...adding, attachments: files.value, people: together.value })),
  );
}

async function add(
  unit: UnitOfWork,
  member: Member,
  {
    conversation: { id: conversationId },
    body,
    attachments,
    people,
  }: Adding & { readonly attachments: readonly Attachment[]; readonly people: readonly Person[] },
): Promise<Result<string>> {
  if (people.length > 0) await unit.savePeople(people);
  const conversation = await unit.lockConversation(conversationId, member.userId);
  if (!conversation) return fail(notFound("conversation"));
  const open = mayAdd(conversation.status);
  if (!open.ok) return open;
  if ((await unit.countSentThisMinute(member.userId)) >= LIMITS.messagesPerMinute)
    return fail(limitReached("MESSAGES_PER_MINUTE", LIMITS.messagesPerMinute, 60));
  const messageId = newId();
  const senderId = member.userId;
  const toId = readerOf(conversation);
  const participantIds = await unit.addMessage({
    id: messageId,
    conversationId,
    senderId,
    toId,
    body,
    attachments,
  });
  const attached = await attach(unit, messageId, { files: attachments, path: PATH });
  if (!attached.ok) return attached;
  const mediaIds = attachments.map(({ mediaId }) => mediaId);
  const version = conversation.version + 1;
  await unit.addEvents(member, [
    { kind: "MessageSent", conversationId, messageId, senderId, participantIds, mediaIds, version },
  ]);
  return ok(messageId);
}
