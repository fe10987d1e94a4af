import { createInbox, headers, type Msg, type MsgHdrs } from "nats";
import type { DeadLetter } from "./bus.ts";
import type { Envelope } from "./event.ts";
import { REQUEST_MS, type Link } from "./jetstream-connection.ts";
import { toEnvelope, toHeaders } from "./jetstream-message.ts";
import { ALL_CONSUMERS, consumerStream, consumerSubjects } from "./jetstream-names.ts";

const REASON = "Callboard-Reason";
const SUBJECT = "Callboard-Subject";
/** The header of JetStream's answer that says where a stored message lay. */
const STORED_SUBJECT = "Nats-Subject";
const REASON_LENGTH = 500;

/** Lays an event aside among the dead letters of a consumer; it replaces an older one of the same event. */
export async function bury(
  link: Link,
  consumer: string,
  letter: { envelope: Envelope; reason: string },
): Promise<void> {
  const { envelope, reason } = letter;
  const facts = headers();
  for (const [key, values] of toHeaders(envelope)) {
    // The bury of a replayed letter must not be taken for a repetition.
    if (key !== "Nats-Msg-Id") values.forEach((value) => facts.append(key, value));
  }
  facts.append(SUBJECT, envelope.subject);
  facts.append(REASON, encodeURIComponent(reason.slice(0, REASON_LENGTH)));
  await link.nc
    .jetstream()
    .publish(consumerSubjects(consumer).dead(envelope.id), envelope.payload, { headers: facts });
}

/** Forgets a dead letter, and the wish to replay it. */
export async function exhume(link: Link, consumer: string, id: string): Promise<void> {
  const { dead, again } = consumerSubjects(consumer);
  for (const filter of [dead(id), again(id)])
    await link.jsm.streams.purge(consumerStream(consumer), { filter });
}

/** One dead letter of a consumer; null when there is none. */
export async function deadLetter(link: Link, consumer: string, id: string): Promise<DeadLetter | null> {
  const [letter] = await read(link, consumer, { filter: consumerSubjects(consumer).dead(id), limit: 1 });
  return letter ?? null;
}

/** The dead letters of a consumer, or of all, oldest first. */
export async function deadLetters(
  link: Link,
  limit: number,
  consumer?: string,
): Promise<readonly DeadLetter[]> {
  const consumers = consumer === undefined ? await consumersWithKept(link) : [consumer];
  const found = await Promise.all(
    consumers.map((name) => read(link, name, { filter: consumerSubjects(name).dead("*"), limit })),
  );
  return found
    .flat()
    .toSorted((a, b) => a.diedAt.getTime() - b.diedAt.getTime())
    .slice(0, limit);
}

async function consumersWithKept({ jsm }: Link): Promise<string[]> {
  const prefix = consumerStream("");
  const names: string[] = [];
  for await (const name of jsm.streams.names(ALL_CONSUMERS)) {
    if (name.startsWith(prefix)) names.push(name.slice(prefix.length).toLowerCase());
  }
  return names;
}

/** Reads stored messages straight from a consumer's stream, oldest first. */
function read(
  { nc, inboxPrefix }: Link,
  consumer: string,
  wanted: { readonly filter: string; readonly limit: number },
): Promise<DeadLetter[]> {
  return new Promise((resolve, reject) => {
    const inbox = createInbox(inboxPrefix);
    const letters: DeadLetter[] = [];
    const end = (error: unknown): void => {
      clearTimeout(timer);
      subscription.unsubscribe();
      if (error === null) resolve(letters);
      else reject(error as Error);
    };
    const timer = setTimeout(() => end({ code: "TIMEOUT" }), REQUEST_MS);
    const subscription = nc.subscribe(inbox, {
      callback: (error, message) => {
        const code = message?.headers?.code ?? 0;
        if (error) return end(error);
        // 204: that was all. 404: nothing there. 503: no such stream, so nothing has died yet.
        if ([204, 404, 503].includes(code)) return end(null);
        if (code !== 0) return end({ code: String(code) });
        const letter = toLetter(consumer, message);
        if (letter) letters.push(letter);
      },
    });
    const wish = { seq: 1, next_by_subj: wanted.filter, batch: wanted.limit };
    nc.publish(`$JS.API.DIRECT.GET.${consumerStream(consumer)}`, JSON.stringify(wish), { reply: inbox });
  });
}

function toLetter(consumer: string, message: Msg): DeadLetter | null {
  const facts: MsgHdrs | undefined = message.headers;
  if (!facts) return null;
  facts.set("Nats-Msg-Id", facts.get(STORED_SUBJECT).split(".").at(-1) ?? "");
  const envelope = toEnvelope({ subject: facts.get(SUBJECT), headers: facts, data: message.data });
  if (!envelope) return null;
  const diedAt = new Date(facts.get("Nats-Time-Stamp"));
  return { consumer, envelope, reason: decodeURIComponent(facts.get(REASON)), diedAt };
}
