import { notFound } from "@callboard/kit/failure.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import { forMembers } from "@callboard/kit/use-case.ts";
import type { Conversation } from "#domain/conversation.ts";
import type { OwnKey } from "./delete-conversations.ts";
import type { Deps } from "./ports.ts";

/** Marks everything up to now as read by a participant. Idempotent: publishes nothing if nothing was unread. */
export const markRead = forMembers<Deps, OwnKey, Conversation>(
  null,
  async (deps, member, { userId, conversationId }) => {
    if (member.userId !== userId) return fail(notFound("conversation"));
    return deps.transaction(async (unit): Promise<Result<Conversation>> => {
      const conversation = await unit.lockConversation(conversationId, userId);
      if (!conversation) return fail(notFound("conversation"));
      if (conversation.unread === 0 && !conversation.markedUnread) return ok(conversation);
      await unit.markRead(conversation);
      const version = conversation.version + 1;
      await unit.addEvents(member, [{ kind: "ConversationRead", conversationId, userId, version }]);
      return ok({ ...conversation, unread: 0, markedUnread: false });
    });
  },
);
