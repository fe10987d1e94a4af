import { randomUUID } from "node:crypto";
import { appendFile, mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { z } from "zod";

/** Maximum number of messages; the oldest are discarded. */
export const KEPT_MESSAGES = 1_000;
/** Number of lines after which the file is rewritten with the remaining messages. */
const LINES_BEFORE_REWRITE = 2 * KEPT_MESSAGES;

/** A message as senders submit it. The same `key` twice is one message. */
export const sentMessage = z.object({
  to: z.string().trim().min(3).max(320),
  subject: z.string().max(500),
  text: z.string().max(100_000),
  /** Text files, with their media types. */
  attachments: z
    .array(
      z.object({
        fileName: z.string().max(200),
        type: z.string().max(200),
        content: z.string().max(200_000),
      }),
    )
    .max(10)
    .optional(),
  /** The kind of mail, shown to readers. */
  kind: z.string().max(100).optional(),
  key: z.string().max(200).optional(),
});

const storedMessage = sentMessage.extend({ id: z.string(), receivedAt: z.iso.datetime() });

/** A message in the mailbox; `receivedAt` is ISO 8601 in UTC. */
export type StoredMessage = z.output<typeof storedMessage>;

export type MessageStore = {
  /** Stores a message and returns it; for a known key, returns the earlier message. */
  add: (message: z.output<typeof sentMessage>) => Promise<StoredMessage>;
  byId: (id: string) => StoredMessage | undefined;
  /** Newest first; optionally only those to one address, ignoring case. */
  list: (to?: string) => readonly StoredMessage[];
};

function parseLines(text: string): StoredMessage[] {
  const messages: StoredMessage[] = [];
  for (const line of text.split("\n")) {
    try {
      messages.push(storedMessage.parse(JSON.parse(line)));
    } catch {
      // a line truncated by a crash, or the empty last one
    }
  }
  return messages.slice(-KEPT_MESSAGES);
}

function toLines(messages: readonly StoredMessage[]): string {
  return messages.map((message) => `${JSON.stringify(message)}\n`).join("");
}

/** Opens the mailbox, which is stored in one JSON-lines file. */
export async function openMessageStore(path: string): Promise<MessageStore> {
  await mkdir(dirname(path), { recursive: true });
  const text = await readFile(path, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return "";
    throw error;
  });
  let messages = parseLines(text);
  let lines = Number.POSITIVE_INFINITY;
  const waiting: StoredMessage[] = [];
  let writing: Promise<void> = Promise.resolve();

  /** Writes pending messages; one write takes all that have arrived in the meantime. */
  const flush = async (): Promise<void> => {
    const batch = waiting.splice(0);
    if (batch.length === 0) return;
    if (lines + batch.length <= LINES_BEFORE_REWRITE) {
      await appendFile(path, toLines(batch), { mode: 0o600 });
      lines += batch.length;
      return;
    }
    const kept = messages;
    waiting.splice(0);
    await writeFile(`${path}.new`, toLines(kept), { mode: 0o600 });
    await rename(`${path}.new`, path);
    lines = kept.length;
  };

  return {
    add: async (sent) => {
      const known = sent.key === undefined ? undefined : messages.find((message) => message.key === sent.key);
      if (known !== undefined) return known;
      const message = { ...sent, id: randomUUID(), receivedAt: new Date().toISOString() };
      messages = [...messages.slice(1 - KEPT_MESSAGES), message];
      waiting.push(message);
      const written = writing.then(flush);
      writing = written.catch(() => {});
      await written;
      return message;
    },
    byId: (id) => messages.find((message) => message.id === id),
    list: (to) => {
      const wanted = to?.toLowerCase();
      return messages
        .filter((message) => wanted === undefined || message.to.toLowerCase() === wanted)
        .toReversed();
    },
  };
}
