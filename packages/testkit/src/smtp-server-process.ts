/**
 * A mail server in its own process, for smtp-server.ts. It reads its behavior as JSON, reports to its parent where it
 * listens and what it accepted, and refuses receivers by the local part of their address.
 */
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import type { SMTPServerDataStream, SMTPServerSession } from "smtp-server";
import { readMail } from "../../../dev/engines/mailbox/mime-text.ts";
import type { SmtpBehaviour } from "./smtp-server.ts";

const {
  port,
  user,
  password,
  startTls = false,
  greetingMs = 0,
} = JSON.parse(process.argv[2] ?? "{}") as SmtpBehaviour & { port: number };

const refusal = (responseCode: number, message: string): Error =>
  Object.assign(new Error(message), { responseCode });
const REFUSED: Readonly<Record<string, Error>> = {
  gone: refusal(550, "5.1.1 gone@example.org does not live here"),
  later: refusal(451, "4.7.1 Come back later"),
  elsewhere: refusal(554, "5.7.1 Relay access denied"),
};

async function take(stream: SMTPServerDataStream, { envelope, secure }: SMTPServerSession): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream as AsyncIterable<Buffer>) chunks.push(chunk);
  const raw = Buffer.concat(chunks);
  const from = envelope.mailFrom === false ? "" : envelope.mailFrom.address;
  const to = envelope.rcptTo.map(({ address }) => address);
  process.send?.({ mail: { ...readMail(raw), from, to, secure, raw: raw.toString("latin1") } });
}

const server = new SMTPServer({
  authOptional: user === undefined,
  allowInsecureAuth: true,
  disabledCommands: [...(startTls ? [] : ["STARTTLS"]), ...(user === undefined ? ["AUTH"] : [])],
  disableReverseLookup: true,
  onConnect: (_session, done) => void setTimeout(done, greetingMs),
  onAuth: (given, _session, done) =>
    given.username === user && given.password === password
      ? done(null, { user })
      : done(refusal(535, `5.7.8 ${given.username} and that password are not known`)),
  onMailFrom: ({ address }, _session, done) =>
    done(address.startsWith("stranger@") ? refusal(553, "5.7.1 Not your address") : null),
  onRcptTo: ({ address }, _session, done) => done(REFUSED[address.split("@")[0] ?? ""] ?? null),
  onData: (stream, session, done) => {
    take(stream, session).then(
      () => done(),
      (error: Error) => done(error),
    );
  },
});
// Errors of a sender that disconnects are ignored.
server.on("error", () => undefined);
server.listen(port, "127.0.0.1", () => {
  process.send?.({ port: (server.server.address() as AddressInfo).port });
});
process.on("disconnect", () => process.exit(0));
