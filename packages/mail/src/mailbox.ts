import { unavailable } from "@callboard/kit/failure.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import { warnThrottled } from "@callboard/kit/log/warn-throttled.ts";
import type { Log } from "@callboard/kit/log/log.ts";
import { refusedMail, sendable, type Mail, type MailMessage } from "./mail.ts";

const DEADLINE_MS = 3_000;
const BAD_REQUEST = 400;
const UNAUTHORIZED = 401;

export interface MailboxOptions {
  /** Where the development mailbox accepts mail. */
  readonly url: string;
  /** Shared with the mailbox; sent as a bearer token. */
  readonly secret: string;
}

/** Sends mail to the development mailbox over HTTP. */
export function createMailbox(options: MailboxOptions, log: Log): Mail {
  return { send: (message) => post(options, log, message), close: async () => undefined };
}

async function post({ url, secret }: MailboxOptions, log: Log, message: MailMessage): Promise<Result<void>> {
  const mail = sendable(message);
  if (!mail.ok) return mail;
  const facts = { event: "mail_send_failed", dependency: "mailbox", kind: message.kind };
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${secret}` },
      body: JSON.stringify(mail.value),
      signal: AbortSignal.timeout(DEADLINE_MS),
    });
    await response.body?.cancel();
    const { status } = response;
    if (response.ok) return ok();
    if (status === BAD_REQUEST) return fail(refusedMail());
    const advice =
      status === UNAUTHORIZED ? "correct MAIL_SECRET" : "correct MAIL_URL, or look into the mailbox's log";
    warnThrottled(log, { ...facts, status }, `The development mailbox does not take mail: ${advice}`);
  } catch {
    warnThrottled(log, facts, "The development mailbox does not answer: start it, or correct MAIL_URL");
  }
  return fail(unavailable("mail"));
}
