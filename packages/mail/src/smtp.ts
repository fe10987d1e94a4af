import { createHash } from "node:crypto";
import { createTransport } from "nodemailer";
import { certificateFault } from "@callboard/kit/log/certificate-fault.ts";
import { unavailable } from "@callboard/kit/failure.ts";
import type { Log } from "@callboard/kit/log/log.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import { warnThrottled } from "@callboard/kit/log/warn-throttled.ts";
import { refusedMail, sendable, type Mail, type MailMessage } from "./mail.ts";
import { classifySmtpError, type SmtpFacts } from "./smtp-errors.ts";

const CONNECTIONS = 3;
const CONNECT_MS = 5_000;
const GREETING_MS = 5_000;
const SILENCE_MS = 8_000;
/** Total milliseconds for one mail; less than a process has to shut down. */
const DEADLINE_MS = 10_000;
const IDLE_MS = 30_000;
const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

export interface SmtpOptions {
  /** `smtp(s)://user:password@host:port`; the port defaults to 587 or 465. */
  readonly url: string;
  /** `Name <address>` or an address. */
  readonly from: string;
  /** Who gets replies; without it they go to the sender. */
  readonly replyTo?: string | undefined;
  /** Milliseconds to wait for a connection and for the server's greeting. */
  readonly patienceMs?: number;
}

/** Sends mail to a mail server; connections are kept for a while and replaced if they break. */
export function createSmtp(options: SmtpOptions, log: Log): Mail {
  const transport = createTransport(transportOptions(options), {
    from: options.from,
    ...(options.replyTo === undefined ? {} : { replyTo: options.replyTo }),
    // Suppresses automatic replies.
    headers: { "Auto-Submitted": "auto-generated" },
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const explain = (error: unknown, kind?: string): boolean => {
    const facts = factsOf(error);
    const { isFinal, advice } = classifySmtpError(facts, replyOf(error), certificateFault(error));
    // A refusal because of the mail itself is logged for each mail.
    if (isFinal) log.warn({ event: "mail_send_failed", dependency: "SMTP", ...facts, kind }, advice);
    else warnThrottled(log, { event: "mail_send_failed", dependency: "SMTP", ...facts, kind }, advice);
    return isFinal;
  };
  // Configuration errors are logged at the start, not only with the first mail.
  transport.verify().catch((error: unknown) => explain(error));
  return {
    async send(message): Promise<Result<void>> {
      const mail = sendable(message);
      if (!mail.ok) return mail;
      try {
        await transport.sendMail(writtenMail(mail.value, domainOf(options.from)));
        return ok();
      } catch (error) {
        return fail(explain(error, message.kind) ? refusedMail() : unavailable("mail"));
      }
    },
    async close() {
      transport.close();
    },
  };
}

function transportOptions({ url, patienceMs }: SmtpOptions) {
  const { protocol, hostname, port, username, password } = new URL(url);
  const isLocal = LOOPBACK.test(hostname);
  const user = decodeURIComponent(username);
  return {
    pool: true as const,
    host: hostname.replace(/^\[(.+)\]$/, "$1"),
    ...(port ? { port: Number(port) } : {}),
    secure: protocol === "smtps:",
    // A password leaves this machine only encrypted. Without one, encryption is used if it is offered.
    requireTLS: user !== "" && !isLocal,
    // Servers on this machine have self-signed certificates, and no one is in between.
    tls: { rejectUnauthorized: !isLocal },
    ...(user ? { auth: { user, pass: decodeURIComponent(password) } } : {}),
    maxConnections: CONNECTIONS,
    idleTimeout: IDLE_MS,
    // If a connection breaks, the caller sends the mail again, not this client.
    maxRequeues: 0,
    connectionTimeout: patienceMs ?? CONNECT_MS,
    greetingTimeout: patienceMs ?? GREETING_MS,
    dnsTimeout: patienceMs ?? CONNECT_MS,
    socketTimeout: SILENCE_MS,
  };
}

function writtenMail(message: MailMessage, domain: string) {
  const { to, subject, text, html, attachments = [], id, thread, unsubscribe } = message;
  // No mail has the id of the thread itself: whichever comes first is the first that a reader sees.
  const root = thread === undefined ? undefined : messageId(thread, domain);
  return {
    to: { name: "", address: to },
    subject,
    text,
    ...(html === undefined ? {} : { html }),
    attachments: attachments.map(({ fileName: filename, type: contentType, content }) => ({
      filename,
      contentType,
      content,
    })),
    ...(id === undefined ? {} : { messageId: messageId(id, domain) }),
    ...(root === undefined ? {} : { references: [root], inReplyTo: root }),
    ...(unsubscribe === undefined ? {} : { headers: unsubscribeHeaders(unsubscribe) }),
    signal: AbortSignal.timeout(DEADLINE_MS),
  };
}

/** The same id for the same words; what they are stays here. */
function messageId(words: string, domain: string): string {
  return `<${createHash("sha256").update(words).digest("base64url")}@${domain}>`;
}

function domainOf(from: string): string {
  return /@([^\s>]+)>?$/.exec(from)?.[1] ?? "localhost";
}

/** RFC 2369 and RFC 8058: mail programs show a button that sends one POST. */
function unsubscribeHeaders(url: string) {
  return { "List-Unsubscribe": `<${url}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };
}

function factsOf(error: unknown): SmtpFacts {
  const { code, responseCode, command } = error as {
    code?: string;
    responseCode?: number;
    command?: string;
  };
  return { code: String(code ?? ""), status: responseCode ?? 0, step: command ?? "" };
}

/** The server's response, to be examined but never shown, because it contains addresses. */
function replyOf(error: unknown): string {
  const { response } = error as { response?: unknown };
  return typeof response === "string" ? response : "";
}
