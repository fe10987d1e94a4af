import { headers } from "nats";
import type { DeadLetter } from "#bus.ts";
import type { Envelope } from "#event.ts";
import type { Link } from "./jetstream-connection.ts";
import { toEnvelope, toHeaders } from "./jetstream-message.ts";
import { ALL_CONSUMERS, consumerStream, consumerSubjects } from "./jetstream-names.ts";
import { readStored, type StoredMessage } from "./jetstream-stored.ts";

const REASON = "Callboard-Reason";
const SUBJECT = "Callboard-Subject";
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
  const [letter] = await read(link, consumer, { subject: consumerSubjects(consumer).dead(id), limit: 1 });
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
    consumers.map((name) => read(link, name, { subject: consumerSubjects(name).dead("*"), limit })),
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

/** Reads stored letters of a consumer; there are none before its stream is there. */
async function read(
  link: Link,
  consumer: string,
  { subject, limit }: { readonly subject: string; readonly limit: number },
): Promise<DeadLetter[]> {
  const page = await readStored(link, consumerStream(consumer), { from: { seq: 1 }, subject, limit });
  return (page?.messages ?? []).flatMap((message) => toLetter(consumer, message) ?? []);
}

function toLetter(
  consumer: string,
  { subject, headers: facts, data, storedAt }: StoredMessage,
): DeadLetter | null {
  facts.set("Nats-Msg-Id", subject.split(".").at(-1) ?? "");
  const envelope = toEnvelope({ subject: facts.get(SUBJECT), headers: facts, data });
  if (!envelope) return null;
  return { consumer, envelope, reason: decodeURIComponent(facts.get(REASON)), diedAt: storedAt };
}
