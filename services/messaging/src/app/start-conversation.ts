import { requireMember, type Actor } from "@callboard/kit/actor.ts";
import { limitReached, notFound } from "@callboard/kit/failure.ts";
import { newId } from "@callboard/kit/ids.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import {
  conversationsPerDay,
  mayStart,
  readNewConversation,
  relationToAsk,
  type Conversation,
  type Correspondent,
} from "#domain/conversation.ts";
import type { Deps } from "./ports.ts";

export interface StartConversation {
  readonly receiverId: string;
  readonly projectId: string | null;
  readonly input: {
    readonly Subject?: string | null | undefined;
    readonly Message?: string | null | undefined;
    readonly ClientKey?: string | null | undefined;
  };
}

/** Starts a conversation with its first message. Repeating by ClientKey, or within 10 s, answers the first one. */
export async function startConversation(
  deps: Deps,
  actor: Actor,
  { receiverId, projectId, input }: StartConversation,
): Promise<Result<Conversation>> {
  const member = requireMember(actor);
  if (!member.ok) return member;
  const { userId, roles } = member.value;
  const people = await allowedPair(deps, userId, receiverId);
  if (!people.ok) return people;
  const read = readNewConversation(input);
  if (!read.ok) return read;

  const call = {
    actor,
    operation: "createConversation",
    key: input.ClientKey ?? null,
    body: { ...input, receiverId },
  };
  const started = await deps.once(call, async (writes) => {
    const draft = { ...read.value, id: newId(), messageId: newId(), projectId, senderId: userId, receiverId };
    await writes.savePeople(people.value);
    const repeated = await writes.findRepeated(draft);
    if (repeated) return ok(repeated);
    const most = conversationsPerDay(roles);
    if ((await writes.startedToday(userId)) >= most)
      return fail(limitReached("CONVERSATIONS_PER_DAY", most, 3_600));
    await writes.start(draft, actor);
    return ok(draft.id);
  });
  if (!started.ok) return started;
  const conversation = await deps.reads.one(started.value, userId);
  return conversation ? ok(conversation) : fail(notFound("conversation"));
}

async function allowedPair(
  deps: Deps,
  senderId: string,
  receiverId: string,
): Promise<Result<readonly Correspondent[]>> {
  const found = await deps.people.find([senderId, receiverId]);
  if (!found.ok) return found;
  const sender = found.value.get(senderId);
  const receiver = found.value.get(receiverId) ?? null;
  if (!sender) return fail(notFound("member"));
  const relation = receiver && relationToAsk(sender, receiver);
  const submitted = relation
    ? await deps.people.hasSubmitted(relation.talentId, relation.companyId)
    : ok(false);
  if (!submitted.ok) return submitted;
  const allowed = mayStart(sender, receiver, submitted.value);
  if (!allowed.ok) return allowed;
  return ok(receiver ? [sender, receiver] : [sender]);
}
