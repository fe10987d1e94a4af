import { check } from "k6";
import streams from "k6/x/stream";
import { request, type Row } from "../graph.ts";
import { liveDelay, streamReady, streamsOpened } from "../measures.ts";
import { pause } from "../pause.ts";
import { within } from "../settings.ts";
import type { Session } from "../sign-in.ts";

const STREAM_SECONDS = 120;
const ARRIVES_WITHIN_SECONDS = 10;

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
export function inbox(producer: Session, talent: Session): void {
  const conversation = conversationOf(producer, talent);
  if (!conversation) return pause(10);
  const stream = streams.open(within("/api/stream"), talent.token, STREAM_SECONDS);
  if (check(stream, { "a stream opens": ({ status }) => status === 200 })) {
    streamsOpened.add(1);
    streamReady.add(stream.readyMs);
  }
  pause(2);
  const began = Date.now();
  if (send(producer, conversation, "Here are the sides.")) {
    const id = conversation.SK.replace("CNV#", "");
    const delay = stream.waitFor(id, began, ARRIVES_WITHIN_SECONDS);
    if (check(delay, { "a message arrives": (time) => time >= 0 })) liveDelay.add(delay);
  }
  read(talent, conversation);
  send(talent, conversation, "Thank you, I would love to.");
  request(talent, "UnreadConversations", {}, { kind: "read" });
  pause(8);
  stream.close();
}
