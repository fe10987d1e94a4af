import { LIMITS } from "@callboard/catalog/limits.ts";
import type { Member } from "@callboard/kit/actor.ts";
import { limitReached, notFound } from "@callboard/kit/failure.ts";
import * as fields from "@callboard/kit/fields.ts";
import { newId } from "@callboard/kit/ids.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import { forMembers } from "@callboard/kit/use-case.ts";
import { validate } from "@callboard/kit/validate.ts";
import { z } from "zod";
import { mayAdd, type Message } from "#domain/conversation.ts";
import type { Deps, UnitOfWork } from "./ports.ts";
import { cleanedText } from "./text.ts";

const schema = z.object({ Message: cleanedText(LIMITS.messageLength), ClientKey: fields.clientKey });

export interface AddInput {
  readonly conversationId: string;
  readonly message: {
    readonly Message?: string | null | undefined;
    readonly ClientKey?: string | null | undefined;
  };
}

/** A participant sends a text. Repeating with the same ClientKey returns the first message. */
export const addMessage = forMembers<Deps, AddInput, Message>(null, async (deps, member, input) => {
  const { conversationId } = input;
  if (!(await deps.reads.conversation(conversationId, member.userId))) return fail(notFound("conversation"));
  const read = validate(schema, input.message, "message");
  if (!read.ok) return read;
  const { Message: body, ClientKey: key } = read.value;
  const call = { actor: member, operation: "addMessage", key, body: { conversationId, body } };
  const added = await deps.transaction((unit) =>
    unit.once(call, () => add(unit, member, { conversationId, body })),
  );
  if (!added.ok) return added;
  const message = await deps.reads.message(added.value, member.userId);
  return message ? ok(message) : fail(notFound("message"));
});

async function add(
  unit: UnitOfWork,
  member: Member,
  { conversationId, body }: { readonly conversationId: string; readonly body: string },
): Promise<Result<string>> {
  const conversation = await unit.lockConversation(conversationId, member.userId);
  if (!conversation) return fail(notFound("conversation"));
  const open = mayAdd(conversation.status);
  if (!open.ok) return open;
  if ((await unit.countSentThisMinute(member.userId)) >= LIMITS.messagesPerMinute)
    return fail(limitReached("MESSAGES_PER_MINUTE", LIMITS.messagesPerMinute, 60));
  const messageId = newId();
  await unit.addMessage({ id: messageId, conversation, body });
  const senderId = member.userId;
  const participantIds = [senderId, conversation.other.id];
  const version = conversation.version + 1;
  await unit.addEvents(member, [
    { kind: "MessageSent", conversationId, messageId, senderId, participantIds, version },
  ]);
  return ok(messageId);
}
