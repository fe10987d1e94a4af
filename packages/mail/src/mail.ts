import type { FailureRule } from "@callboard/catalog/failure-rules.ts";
import { invalid, invalidField, type Failure, type FieldFailure } from "@callboard/kit/failure.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";

/** Longest text of a mail, in characters. */
export const MAX_MAIL_TEXT = 100_000;
/** Longest subject, in characters. */
export const MAX_MAIL_SUBJECT = 500;

/** One mail to one person. */
export interface MailMessage {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  /** What kind of mail it is, for the mailbox's reader and the metrics. */
  readonly kind: string;
}

/** Sends mail. A success means that the mail was taken over for delivery, a failure that it was not. */
export interface Mail {
  /** VALIDATION: this mail will never be taken. UNAVAILABLE: the same mail may be taken later. */
  send(message: MailMessage): Promise<Result<void>>;
  /** Lets go of the engine once what is on its way is through. */
  close(): Promise<void>;
}

/** One address and nothing beside it: no second one, no name, no line break. */
const ADDRESS = /^[^\s\p{Cc}@<>()[\]\\,;:"]+@[^\s\p{Cc}@<>()[\]\\,;:"]+$/u;

/**
 * The mail as it can be sent, with a subject of one line, since a line break in it would begin another header.
 * VALIDATION for what nobody can take.
 */
export function sendable(message: MailMessage): Result<MailMessage> {
  const fields: FieldFailure[] = [];
  const subject = message.subject.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, " ").trim();
  const refuse = (path: string, rule: FailureRule, words: string) =>
    fields.push({ path, rule, message: words });
  if (!ADDRESS.test(message.to)) refuse("to", "EMAIL", "This is not a valid email address.");
  if (subject.length > MAX_MAIL_SUBJECT) refuse("subject", "TOO_LONG", "The subject is too long.");
  for (const path of ["text", "html"] as const)
    if ((message[path] ?? "").length > MAX_MAIL_TEXT) refuse(path, "TOO_LONG", "The email is too long.");
  return fields.length > 0 ? fail(invalid(fields)) : ok({ ...message, subject });
}

/** The far end has looked at the mail and will not take it, now or later. */
export function refusedMail(): Failure {
  return invalidField("to", "UNKNOWN", "The mail server rejected this email.");
}
