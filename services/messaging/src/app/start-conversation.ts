import { LIMITS } from "@callboard/catalog/limits.ts";
import type { Member } from "@callboard/kit/actor.ts";
import { limitReached, notFound } from "@callboard/kit/failure.ts";
import * as fields from "@callboard/kit/fields.ts";
import { isUuid, newId } from "@callboard/kit/ids.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import { storedAnswer, type KeyedCall } from "@callboard/kit/unit-of-work.ts";
import { forMembers } from "@callboard/kit/use-case.ts";
import { validate } from "@callboard/kit/validate.ts";
import { z } from "zod";
import {
  conversationsPerDay,
  mayStart,
  minorAndCompany,
  type Conversation,
  type Correspondent,
} from "#domain/conversation.ts";
import type { ConversationDraft, Deps, UnitOfWork } from "./ports.ts";
import { cleanedText } from "./text.ts";

const schema = z.object({
  Subject: cleanedText(LIMITS.subjectLength),
  Message: cleanedText(LIMITS.messageLength),
  ClientKey: fields.clientKey,
});

export interface StartInput {
  readonly receiverId: string;
  readonly projectId: string | null;
  readonly conversation: {
    readonly Subject?: string | null | undefined;
    readonly Message?: string | null | undefined;
    readonly ClientKey?: string | null | undefined;
  };
}

/**
 * Starts a conversation with its first message. Repeating by ClientKey, or within 10 s, returns the first one; by
 * ClientKey also when the receiver may no longer be written to.
 */
export const startConversation = forMembers<Deps, StartInput, Conversation>(
  null,
  async (deps, member, { receiverId, projectId, conversation: input }) => {
    const { userId } = member;
    const call = callOf(member, input, receiverId);
    const stored = await storedAnswer<string>(deps.transaction, call);
    if (stored) return stored.ok ? readAgain(deps, member, stored.value) : stored;
    const people = await allowedPair(deps, userId, receiverId);
    if (!people.ok) return people;
    const read = validate(schema, input, "conversation");
    if (!read.ok) return read;
    const { Subject: subject, Message: body } = read.value;
    const started = await deps.transaction((unit) =>
      unit.once(call, async () => {
        await unit.savePeople(people.value);
        const ids = { id: newId(), messageId: newId(), projectId, senderId: userId, receiverId };
        return start(unit, member, { ...ids, subject, body });
      }),
    );
    return started.ok ? readAgain(deps, member, started.value) : started;
  },
);

/** A ClientKey that is no UUID is named with the other fields, once it is known who may write to whom. */
function callOf(actor: Member, input: StartInput["conversation"], receiverId: string): KeyedCall {
  const key = input.ClientKey ?? null;
  const isKey = key !== null && isUuid(key);
  return { actor, operation: "createConversation", key: isKey ? key : null, body: { ...input, receiverId } };
}

async function readAgain(deps: Deps, { userId }: Member, id: string): Promise<Result<Conversation>> {
  const conversation = await deps.reads.conversation(id, userId);
  return conversation ? ok(conversation) : fail(notFound("conversation"));
}

async function start(unit: UnitOfWork, member: Member, draft: ConversationDraft): Promise<Result<string>> {
  const repeated = await unit.findRepeated(draft);
  if (repeated) return ok(repeated);
  const max = conversationsPerDay(member.roles);
  if ((await unit.countStartedToday(member.userId)) >= max)
    return fail(limitReached("CONVERSATIONS_PER_DAY", max, 3_600));
  await unit.addConversation(draft);
  const { id: conversationId, messageId, senderId, receiverId } = draft;
  const participantIds = [senderId, receiverId];
  await unit.addEvents(member, [
    { kind: "ConversationStarted", conversationId, startedBy: senderId, participantIds, version: 1 },
    { kind: "MessageSent", conversationId, messageId, senderId, participantIds, version: 2 },
  ]);
  return ok(conversationId);
}

async function allowedPair(
  deps: Deps,
  senderId: string,
  receiverId: string,
): Promise<Result<readonly Correspondent[]>> {
  const found = await deps.upstreams.batchGetMembers([...new Set([senderId, receiverId])]);
  if (!found.ok) return found;
  const sender = found.value.get(senderId);
  const receiver = found.value.get(receiverId) ?? null;
  if (!sender) return fail(notFound("member"));
  const relation = receiver && minorAndCompany(sender, receiver);
  const submitters = relation
    ? await deps.upstreams.batchGetSubmitters(relation.companyId, [relation.talentId])
    : ok([]);
  if (!submitters.ok) return submitters;
  const allowed = mayStart(sender, receiver, submitters.value.length > 0);
  if (!allowed.ok) return allowed;
  return ok(receiver ? [sender, receiver] : [sender]);
}
