import { LIMITS } from "@callboard/catalog/limits.ts";
import { requireMember, type Actor } from "@callboard/kit/actor.ts";
import { invalidField, limitReached, notFound } from "@callboard/kit/failure.ts";
import { isUuid, newId } from "@callboard/kit/ids.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import { mayAdd, readMessage, type Message } from "#domain/conversation.ts";
import type { ConversationWrites, Deps } from "./ports.ts";

export interface AddMessage {
  readonly conversationId: string;
  readonly text: string | null | undefined;
  readonly clientKey: string | null;
}

/** A participant sends a text. Repeats with the same ClientKey answer the first message. */
export async function addMessage(deps: Deps, actor: Actor, input: AddMessage): Promise<Result<Message>> {
  const member = requireMember(actor);
  if (!member.ok) return member;
  const { userId } = member.value;
  const call = { actor, operation: "addMessage", key: input.clientKey, body: input };
  const found = await deps.reads.one(input.conversationId, userId);
  if (!found) return fail(notFound("conversation"));
  const key = checkKey(input.clientKey);
  if (!key.ok) return key;
  const added = await deps.once(call, (writes) => add(writes, actor, { ...input, userId }));
  if (!added.ok) return added;
  const message = await deps.reads.message(added.value, userId);
  return message ? ok(message) : fail(notFound("message"));
}

function checkKey(clientKey: string | null): Result<void> {
  if (clientKey === null || isUuid(clientKey)) return ok();
  return fail(invalidField("message.ClientKey", "UUID", "ClientKey must be a UUID."));
}

async function add(
  writes: ConversationWrites,
  actor: Actor,
  { conversationId, text, userId }: AddMessage & { userId: string },
): Promise<Result<string>> {
  const conversation = await writes.lock(conversationId, userId);
  if (!conversation) return fail(notFound("conversation"));
  const body = readMessage(text);
  if (!body.ok) return body;
  const open = mayAdd(conversation.status);
  if (!open.ok) return open;
  if ((await writes.sentThisMinute(userId)) >= LIMITS.messagesPerMinute)
    return fail(limitReached("MESSAGES_PER_MINUTE", LIMITS.messagesPerMinute, 60));
  const id = newId();
  await writes.add({ id, conversation, body: body.value }, actor);
  return ok(id);
}
