import { requireMember, type Actor } from "@callboard/kit/actor.ts";
import { notFound } from "@callboard/kit/failure.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import type { Conversation } from "#domain/conversation.ts";
import type { Deps } from "./ports.ts";

/** A participant has read everything up to now. Idempotent: nothing is published when nothing was unread. */
export async function markRead(
  deps: Deps,
  actor: Actor,
  key: { readonly userId: string; readonly conversationId: string },
): Promise<Result<Conversation>> {
  const member = requireMember(actor);
  if (!member.ok) return member;
  if (member.value.userId !== key.userId) return fail(notFound("conversation"));
  return deps.transaction(async (writes) => {
    const conversation = await writes.lock(key.conversationId, key.userId);
    if (!conversation) return fail(notFound("conversation"));
    const changed = await writes.markRead(conversation, actor);
    return ok(changed ? { ...conversation, unread: 0 } : conversation);
  });
}
