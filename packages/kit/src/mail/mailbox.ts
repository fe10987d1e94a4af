import { invalidField, unavailable } from "#failure.ts";
import { fail, ok, type Result } from "#result.ts";
import { MAX_MAIL_TEXT, type Mail, type MailMessage } from "./mail.ts";

const DEADLINE_MS = 3_000;

export interface MailboxOptions {
  /** Where the development mailbox takes mail. */
  readonly url: string;
  /** Shared with the mailbox; sent as a bearer token. */
  readonly secret: string;
}

/** Hands mail to the development mailbox over HTTP. */
export function createMailbox(options: MailboxOptions): Mail {
  return { send: (message) => post(options, message) };
}

async function post({ url, secret }: MailboxOptions, message: MailMessage): Promise<Result<void>> {
  if (!/^\S+@\S+$/.test(message.to)) return fail(invalidField("to", "EMAIL", "This is not a mail address."));
  if (message.text.length > MAX_MAIL_TEXT)
    return fail(invalidField("text", "LENGTH", "The mail is too long."));
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${secret}` },
      body: JSON.stringify(message),
      signal: AbortSignal.timeout(DEADLINE_MS),
    });
    await response.body?.cancel();
    return response.ok ? ok() : fail(unavailable("mail"));
  } catch {
    return fail(unavailable("mail"));
  }
}
