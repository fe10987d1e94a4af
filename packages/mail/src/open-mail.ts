import { z } from "zod";
import type { Log } from "@callboard/kit/log/log.ts";
import { outsideTransactions } from "@callboard/kit/postgres/transaction-scope.ts";
import type { Mail } from "./mail.ts";
import { createMailbox } from "./mailbox.ts";
import { createSmtp } from "./smtp.ts";

const SENDER = /^(?:[^\p{Cc}<>"]+ <)?[^\s\p{Cc}<>@,;"]+@[^\s\p{Cc}<>@,;"]+>?$/u;
const IP_ADDRESS = /^[\d.]+$|^\[/;

/** The settings for sending mail; a service parses them in addition to its own. */
export const mailConfig = z
  .object({
    /** `smtp(s)://user:password@host:port` of a mail server, or the http(s) URL of the development mailbox. */
    MAIL_URL: z.url({
      protocol: /^(https?|smtps?)$/,
      error: "must be smtp://user:password@host:port, smtps://.. or the http:// address of the mailbox",
    }),
    /** The bearer token of the development mailbox. */
    MAIL_SECRET: z.string().min(1).optional(),
    /** The sender of mails: `Callboard <no-reply@example.com>`; by default no-reply at the host of PUBLIC_URL. */
    MAIL_FROM: z.string().regex(SENDER, "must be an address, or a name and <an address>").optional(),
    /** Who reads replies to mails, such as a support desk; without it they go to the sender, where nobody does. */
    MAIL_REPLY_TO: z.string().regex(SENDER, "must be an address, or a name and <an address>").optional(),
    /** The only origin under which browsers know the product; links in mails use it. */
    PUBLIC_URL: z.url(),
  })
  .superRefine((config, context) => {
    if (!config.MAIL_URL.startsWith("http") || config.MAIL_SECRET !== undefined) return;
    const message = "is missing: the mailbox of MAIL_URL asks for it";
    context.addIssue({ code: "custom", path: ["MAIL_SECRET"], message });
  });

export type MailConfig = z.output<typeof mailConfig>;

/** Opens the mail adapter that MAIL_URL selects. Sending inside a transaction throws. */
export function openMail(config: MailConfig, log: Log): Mail {
  return outsideTransactions("mail", openEngine(config, log));
}

function openEngine(config: MailConfig, log: Log): Mail {
  const { MAIL_URL: url, MAIL_SECRET: secret = "", MAIL_FROM: from, MAIL_REPLY_TO: replyTo } = config;
  if (url.startsWith("http")) return createMailbox({ url, secret }, log);
  return createSmtp({ url, from: from ?? defaultSender(config.PUBLIC_URL), replyTo }, log);
}

/** Replies to Callboard's mails are not read. */
export function defaultSender(publicUrl: string): string {
  const { hostname } = new URL(publicUrl);
  // In mail addresses a host that is an IP address is written in brackets.
  const host = IP_ADDRESS.test(hostname) ? `[${hostname.replace(/^\[(.+)\]$/, "IPv6:$1")}]` : hostname;
  return `Callboard <no-reply@${host}>`;
}
