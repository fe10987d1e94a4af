import { notFound } from "@callboard/kit/failure.ts";
import { fail, ok } from "@callboard/kit/result.ts";
import { forMembers } from "@callboard/kit/use-case.ts";
import type { Conversation } from "#domain/conversation.ts";
import type { OwnKey } from "./delete-conversations.ts";
import type { Deps } from "./ports.ts";

/** A conversation of the caller; those of others are `NOT_FOUND`, so their existence is not revealed. */
export const getConversation = forMembers<Deps, OwnKey, Conversation>(
  null,
  async ({ reads }, { userId }, wanted) => {
    const found = wanted.userId === userId ? await reads.conversation(wanted.conversationId, userId) : null;
    return found ? ok(found) : fail(notFound("conversation"));
  },
);
