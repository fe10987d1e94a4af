import { check } from "k6";
import { request, type Row } from "../graph.ts";
import { liveDelay, streamReady, streamsOpened } from "../measures.ts";
import { pause } from "../pause.ts";
import type { Session } from "../sign-in.ts";
import { openStream } from "../stream.ts";

/** Longer than a message may take, and no longer than the reader pauses. */
const STREAM_SECONDS = 6;

/** The conversation of these two people, started once per person of the run. */
let begun: Row | null = null;

function conversationOf(producer: Session, talent: Session): Row | null {
  if (begun) return begun;
  const who = request<{ readonly me: Row }>(talent, "Viewer", {}, { kind: "read" });
  const conversation = {
    ReceiverId: who?.me.PK,
    Subject: "A part",
    Message: "Would you read for us?",
    ClientKey: crypto.randomUUID(),
  };
  const made = request<{ readonly createConversation: Row }>(
    producer,
    "StartConversation",
    { conversation },
    { kind: "write" },
  );
  begun = made?.createConversation ?? null;
  return begun;
}

function send(session: Session, conversation: Row, text: string): unknown {
  const message = { ConversationId: conversation.SK, Message: text, ClientKey: crypto.randomUUID() };
  return request(session, "SendMessage", { message }, { kind: "write" });
}

function read(talent: Session, { SK }: Row): void {
  request(talent, "Conversations", { criteria: { PageSize: 25 } }, { kind: "read" });
  const mine = request<{ readonly me: Row }>(talent, "Viewer", {}, { kind: "read" });
  if (!mine) return;
  const key = { PK: mine.me.PK, SK };
  request(talent, "Thread", key, { kind: "read" });
  pause(3);
  request(talent, "MarkRead", key, { kind: "write" });
}

/** A producer writes to a performer who has the product open, reads the message and replies. */
export async function inbox(producer: Session, talent: Session): Promise<void> {
  const conversation = conversationOf(producer, talent);
  if (!conversation) return pause(10);
  const opening = openStream(talent.token, STREAM_SECONDS);
  pause(1);
  const began = Date.now();
  const isSent = send(producer, conversation, "Here are the sides.") !== null;
  read(talent, conversation);
  const stream = await opening;
  if (check(stream, { "a stream opens": ({ status, readyMs }) => status === 200 && readyMs !== null })) {
    streamsOpened.add(1);
    streamReady.add(stream.readyMs ?? 0);
  }
  if (isSent) {
    const arrived = stream.sentAt(conversation.SK.replace("CNV#", ""), began);
    if (check(arrived, { "a message arrives": (at) => at !== null })) liveDelay.add((arrived ?? 0) - began);
  }
  send(talent, conversation, "Thank you, I would love to.");
  request(talent, "UnreadConversations", {}, { kind: "read" });
  pause(8);
}
