import { headers } from "nats";
import type { DeadLetter } from "#bus.ts";
import type { Envelope } from "#event.ts";
import type { Link } from "./jetstream-connection.ts";
import { toEnvelope, toHeaders } from "./jetstream-message.ts";
import { ALL_CONSUMERS, deadLetterStream, deadLetterSubjects } from "./jetstream-names.ts";
import { storedMessages } from "./jetstream-stored.ts";

const REASON = "Callboard-Reason";
const SUBJECT = "Callboard-Subject";
const REASON_LENGTH = 500;

/** Stores an event that a consumer could not handle; replaces an earlier dead letter of the same event. */
export async function putDeadLetter(
  { js }: Link,
  consumer: string,
  { envelope, reason }: Pick<DeadLetter, "envelope" | "reason">,
): Promise<void> {
  const facts = toHeaders(envelope);
  // Without this, a dead letter stored again after a replay would be skipped as a duplicate.
  facts.delete("Nats-Msg-Id");
  facts.append(SUBJECT, envelope.subject);
  facts.append(REASON, encodeURIComponent(reason.slice(0, REASON_LENGTH)));
  await js.publish(deadLetterSubjects(consumer).dead(envelope.id), envelope.payload, { headers: facts });
}

/**
 * Deletes a dead letter by replacing it with a message that expires after a second. That needs no right to purge a
 * stream.
 */
export async function removeDeadLetter({ js }: Link, consumer: string, id: string): Promise<void> {
  await js.publish(deadLetterSubjects(consumer).dead(id), "", { headers: livingFor("1s") });
}

/** Requests that the consumer retry a dead letter, within thirty days. */
export async function requestReplay({ js }: Link, consumer: string, id: string): Promise<void> {
  await js.publish(deadLetterSubjects(consumer).replay(id), "", { headers: livingFor("720h") });
}

function livingFor(time: string) {
  const life = headers();
  life.append("Nats-TTL", time);
  return life;
}

/** One dead letter of a consumer, or at most `limit` of them with `*` as the id; empty if there is no stream yet. */
export async function readDeadLetters(
  link: Link,
  consumer: string,
  { id, limit }: { readonly id: string; readonly limit: number },
): Promise<readonly DeadLetter[]> {
  const letters: DeadLetter[] = [];
  const wanted = { subject: deadLetterSubjects(consumer).dead(id), from: 1 };
  for await (const message of storedMessages(link, deadLetterStream(consumer), wanted)) {
    const { subject, header, data, time } = message;
    header.set("Nats-Msg-Id", subject.split(".").at(-1) ?? "");
    const envelope: Envelope | null = toEnvelope({ subject: header.get(SUBJECT), headers: header, data });
    if (envelope)
      letters.push({ consumer, envelope, reason: decodeURIComponent(header.get(REASON)), diedAt: time });
    if (letters.length === limit) break;
  }
  return letters;
}

/** The consumers that have a stream of dead letters. */
export async function consumersOfDeadLetters({ jsm }: Link): Promise<readonly string[]> {
  const names: string[] = [];
  for await (const name of jsm.streams.names(ALL_CONSUMERS))
    names.push(name.slice(deadLetterStream("").length).toLowerCase());
  return names;
}
