import { createInbox, type Msg, type MsgHdrs } from "nats";
import { REQUEST_MS, type Link } from "./jetstream-connection.ts";

/** Headers of JetStream's answer that say where and when a message was stored, and how many are behind it. */
const SUBJECT = "Nats-Subject";
const SEQUENCE = "Nats-Sequence";
const TIME = "Nats-Time-Stamp";
const PENDING = "Nats-Num-Pending";

/** Which messages of a stream are read: from a position, or from a moment of the server's clock on. */
export interface StoredWish {
  readonly from: { readonly seq: number } | { readonly start_time: string };
  /** A subject, with wildcards. */
  readonly subject: string;
  readonly limit: number;
}

/** A message as it lies in a stream. */
export interface StoredMessage {
  readonly subject: string;
  readonly position: number;
  readonly storedAt: Date;
  readonly headers: MsgHdrs;
  readonly data: Uint8Array;
}

/** Some of what was asked for, and whether there is more. */
export interface StoredPage {
  readonly messages: readonly StoredMessage[];
  readonly more: boolean;
}

/** Reads stored messages straight from a stream, in their order; null when there is no such stream. */
export function readStored(
  { nc, inboxPrefix }: Link,
  stream: string,
  { from, subject, limit }: StoredWish,
): Promise<StoredPage | null> {
  return new Promise((resolve, reject) => {
    const inbox = createInbox(inboxPrefix);
    const messages: StoredMessage[] = [];
    const over = (): void => {
      clearTimeout(timer);
      subscription.unsubscribe();
    };
    const fail = (error: unknown): void => {
      over();
      reject(error as Error);
    };
    const end = (page: StoredPage | null): void => {
      over();
      resolve(page);
    };
    const timer = setTimeout(() => fail({ code: "TIMEOUT" }), REQUEST_MS);
    const subscription = nc.subscribe(inbox, {
      callback: (error, message) => {
        const code = message?.headers?.code ?? 0;
        if (error) return fail(error);
        if (code === 503) return end(null);
        if (code === 204) return end({ messages, more: Number(message.headers?.get(PENDING)) > 0 });
        if (code === 404) return end({ messages, more: false });
        if (code !== 0) return fail({ code: String(code) });
        const stored = toStored(message);
        if (stored) messages.push(stored);
        timer.refresh();
      },
    });
    const wish = { ...from, next_by_subj: subject, batch: limit };
    nc.publish(`$JS.API.DIRECT.GET.${stream}`, JSON.stringify(wish), { reply: inbox });
  });
}

function toStored({ headers, data }: Msg): StoredMessage | null {
  if (!headers) return null;
  return {
    subject: headers.get(SUBJECT),
    position: Number(headers.get(SEQUENCE)),
    storedAt: new Date(headers.get(TIME)),
    headers,
    data,
  };
}
