import type { FailureRule } from "@callboard/catalog/failure-rules.ts";
import { invalid, invalidField, type Failure, type FieldFailure } from "@callboard/kit/failure.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";

/** The maximum length of a mail's text, in characters. */
const MAX_MAIL_TEXT = 100_000;
/** The maximum length of a subject, in characters. */
const MAX_MAIL_SUBJECT = 500;

/** The maximum length of all files of a mail together, in characters. */
const MAX_MAIL_FILES = 200_000;

/** A text file that goes with a mail. */
export interface MailAttachment {
  readonly fileName: string;
  /** The media type with its parameters: `text/calendar; charset=utf-8; method=PUBLISH`. */
  readonly type: string;
  readonly content: string;
}

/** One mail to one person. */
export interface MailMessage {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  readonly attachments?: readonly MailAttachment[];
  /** The kind of mail, for readers of the mailbox and for metrics. */
  readonly kind: string;
  /** What identifies this mail, so that one that is sent again has the same Message-ID. */
  readonly id?: string;
  /** What mails of one matter share, so that readers group them. */
  readonly thread?: string;
  /** An https address to which a POST without a session turns off mails of this kind (RFC 8058). */
  readonly unsubscribe?: string;
}

/** Sends mail. Success means that the mail was accepted for delivery, failure that it was not. */
export interface Mail {
  /** `VALIDATION`: this mail will never be accepted. `UNAVAILABLE`: the same mail may be accepted later. */
  send(message: MailMessage): Promise<Result<void>>;
  /** Closes the connection after pending mails are sent. */
  close(): Promise<void>;
}

/** Exactly one address: no second one, no name, no line break. */
const ADDRESS = /^[^\s\p{Cc}@<>()[\]\\,;:"]+@[^\s\p{Cc}@<>()[\]\\,;:"]+$/u;

/**
 * The mail as it can be sent, with its subject on one line, because a line break in it would begin another header.
 * `VALIDATION` if no server could accept it.
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
  const files = (message.attachments ?? []).reduce((length, { content }) => length + content.length, 0);
  if (files > MAX_MAIL_FILES) refuse("attachments", "TOO_LONG", "The files of the email are too long.");
  return fields.length > 0 ? fail(invalid(fields)) : ok({ ...message, subject });
}

/** The failure of a mail that the server examined and will never accept. */
export function refusedMail(): Failure {
  return invalidField("to", "UNKNOWN", "The mail server rejected this email.");
}
