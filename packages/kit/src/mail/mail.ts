import type { Result } from "#result.ts";

/** Longest text of a mail, in characters. */
export const MAX_MAIL_TEXT = 100_000;

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
  send(message: MailMessage): Promise<Result<void>>;
}
