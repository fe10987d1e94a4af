import type { Places } from "#dev/start/settings.ts";
import type { Conversation } from "#dev/seed/conversations.ts";
import type { Market } from "#dev/seed/market.ts";
import { peopleOfMail, writeMail } from "./write-mail.ts";
import { insertRows, withDatabase, type Row } from "./rows.ts";

const PREVIEW_LENGTH = 140;

function conversationRow({ id, subject, projectId, producerId, messages }: Conversation): Row {
  const last = messages.at(-1);
  return {
    id,
    subject,
    project_id: projectId,
    status: "Open",
    started_by: producerId,
    last_message: last?.body.slice(0, PREVIEW_LENGTH),
    last_sender_id: last?.senderId,
    message_count: messages.length,
    version: messages.length + 1,
    created_at: messages[0]?.at,
    updated_at: last?.at,
  };
}

function participantRow({ id, messages, unread }: Conversation, userId: string, otherId: string): Row {
  const last = messages.at(-1);
  const waits = unread > 0 && last?.senderId === otherId;
  return {
    conversation_id: id,
    user_id: userId,
    other_id: otherId,
    folder: "inbox",
    unread: waits ? unread : 0,
    read_up_to: waits ? (messages.at(-2)?.at ?? null) : last?.at,
    preview: last?.body.slice(0, PREVIEW_LENGTH),
    last_from: last?.senderId,
    message_count: messages.length,
    updated_at: last?.at,
  };
}

function messageRows({ id, messages }: Conversation): Row[] {
  return messages.map((message) => ({
    id: message.id,
    conversation_id: id,
    sender_id: message.senderId,
    body: message.body,
    created_at: message.at,
  }));
}

/** Conversations with their messages and each side's read position. */
export async function writeMessaging(market: Market, places: Places): Promise<void> {
  const conversations = [...market.conversations, ...market.mail.reported];
  const people = new Set([
    ...conversations.flatMap(({ producerId, talentId }) => [producerId, talentId]),
    ...peopleOfMail(market.mail),
  ]);
  const updatedAt = new Date();
  const persons = market.members
    .filter(({ id }) => people.has(id))
    .map(({ id, firstName, lastName }) => ({
      user_id: id,
      first_name: firstName,
      last_name: lastName,
      updated_at: updatedAt,
    }));
  const participants = conversations.flatMap((one) => [
    participantRow(one, one.producerId, one.talentId),
    participantRow(one, one.talentId, one.producerId),
  ]);
  await withDatabase(places.databaseUrl("messaging"), async (client) => {
    await insertRows(client, "person", persons);
    await insertRows(client, "conversation", conversations.map(conversationRow));
    await insertRows(client, "participant", participants);
    await insertRows(client, "message", conversations.flatMap(messageRows));
    await writeMail(client, market);
  });
}
