import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import type { SMTPServerDataStream, SMTPServerSession } from "smtp-server";
import type { MessageStore } from "./message-store.ts";
import { readMail } from "./mime-text.ts";

/** Maximum message size in bytes. */
const MAX_SIZE = 1024 * 1024;

export type SmtpListener = { readonly port: number; readonly stop: () => Promise<void> };

async function receive(
  stream: SMTPServerDataStream,
  session: SMTPServerSession,
  store: MessageStore,
): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream as AsyncIterable<Buffer>) chunks.push(chunk);
  if (stream.sizeExceeded) throw Object.assign(new Error("The message is too long."), { responseCode: 552 });
  const { subject, text, attachments } = readMail(Buffer.concat(chunks));
  for (const { address } of session.envelope.rcptTo)
    await store.add({
      to: address,
      subject: subject.slice(0, 500),
      text: text.slice(0, 100_000),
      ...(attachments.length > 0 && { attachments: [...attachments] }),
      kind: "smtp",
    });
}

/**
 * Receives mail over SMTP into the mailbox, for engines that support nothing else: by default on the loopback
 * address, without encryption and authentication.
 */
export async function startSmtpListener(
  store: MessageStore,
  port: number,
  host = "127.0.0.1",
): Promise<SmtpListener> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    disableReverseLookup: true,
    size: MAX_SIZE,
    onData: (stream, session, done) => {
      receive(stream, session, store).then(
        () => done(),
        (error: Error) => done(error),
      );
    },
  });
  // A sender that disconnects must send again.
  server.on("error", () => undefined);
  const address = await new Promise<AddressInfo>((resolve, reject) => {
    server.server.once("error", reject);
    server.listen(port, host, () => resolve(server.server.address() as AddressInfo));
  });
  return { port: address.port, stop: () => new Promise((resolve) => server.close(() => resolve())) };
}
