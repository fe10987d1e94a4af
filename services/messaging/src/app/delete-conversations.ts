import { LIMITS } from "@callboard/catalog/limits.ts";
import type { Member } from "@callboard/kit/actor.ts";
import { invalidField, limitReached, notFound } from "@callboard/kit/failure.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import { forMembers } from "@callboard/kit/use-case.ts";
import type { Deps } from "./ports.ts";

/** A conversation key as one participant uses it. */
export interface OwnKey {
  readonly userId: string;
  readonly conversationId: string;
}

/** The result for one item: done, or not found by the caller. */
export interface ItemOutcome extends OwnKey {
  readonly done: boolean;
}

/** The distinct conversations of a call that can be the caller's; fails if the list is empty or too long. */
export function ownConversations(
  { userId }: Member,
  keys: readonly OwnKey[],
  path: string,
): Result<readonly string[]> {
  if (keys.length === 0) return fail(invalidField(path, "REQUIRED", "Name at least one conversation."));
  const max = LIMITS.conversationsPerCall;
  if (keys.length > max) return fail(limitReached("CONVERSATIONS_PER_CALL", max));
  return ok([
    ...new Set(keys.filter((key) => key.userId === userId).map(({ conversationId }) => conversationId)),
  ]);
}

/** One outcome per key, in their order; `NOT_FOUND` if none of them is the caller's. */
export function outcomesOf(
  { userId }: Member,
  keys: readonly OwnKey[],
  found: { has(id: string): boolean },
): Result<readonly ItemOutcome[]> {
  const outcomes = keys.map((key) => ({
    ...key,
    done: key.userId === userId && found.has(key.conversationId),
  }));
  return outcomes.some(({ done }) => done) ? ok(outcomes) : fail(notFound("conversation"));
}

/**
 * Removes conversations from the caller's view only. One that was already deleted counts as done and is not published
 * again.
 */
export const deleteConversations = forMembers<Deps, readonly OwnKey[], readonly ItemOutcome[]>(
  null,
  async (deps, member, keys) => {
    const ids = ownConversations(member, keys, "conversations");
    if (!ids.ok) return ids;
    const { userId } = member;
    return deps.transaction(async (unit) => {
      const own = await unit.lockOwn(userId, ids.value);
      const outcomes = outcomesOf(member, keys, own);
      if (!outcomes.ok) return outcomes;
      const shown = [...own].filter(([, { hidden }]) => !hidden);
      await unit.hideConversations(
        userId,
        shown.map(([id]) => id),
      );
      await unit.addEvents(
        member,
        shown.map(([conversationId, { version }]) => ({
          kind: "ConversationHidden",
          conversationId,
          userId,
          version: version + 1,
        })),
      );
      return outcomes;
    });
  },
);
