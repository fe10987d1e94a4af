import { z } from "zod";
import type { Log } from "@callboard/kit/log/log.ts";
import { outsideTransactions } from "@callboard/kit/postgres/transaction-scope.ts";
import type { Mail } from "./mail.ts";
import { createMailbox } from "./mailbox.ts";
import { createSmtp } from "./smtp.ts";

const SENDER = /^(?:[^\p{Cc}<>"]+ <)?[^\s\p{Cc}<>@,;"]+@[^\s\p{Cc}<>@,;"]+>?$/u;
const IP_ADDRESS = /^[\d.]+$|^\[/;

/** The settings of who sends mail; a service reads them beside its own. */
export const mailConfig = z
  .object({
    /** `smtp(s)://user:password@host:port` of a mail server, or http(s): where the development mailbox takes mail. */
    MAIL_URL: z.url({
      protocol: /^(https?|smtps?)$/,
      error: "must be smtp://user:password@host:port, smtps://.. or the http:// address of the mailbox",
    }),
    /** The bearer token of the development mailbox. */
    MAIL_SECRET: z.string().min(1).optional(),
    /** Whom mails come from: `Callboard <no-reply@example.com>`; no-reply at the host of PUBLIC_URL unless said. */
    MAIL_FROM: z.string().regex(SENDER, "must be an address, or a name and <an address>").optional(),
    PUBLIC_URL: z.url(),
  })
  .superRefine((config, context) => {
    if (!config.MAIL_URL.startsWith("http") || config.MAIL_SECRET !== undefined) return;
    const message = "is missing: the mailbox of MAIL_URL asks for it";
    context.addIssue({ code: "custom", path: ["MAIL_SECRET"], message });
  });

export type MailConfig = z.output<typeof mailConfig>;

/** Opens the engine that MAIL_URL names. It throws inside a transaction. */
export function openMail(config: MailConfig, log: Log): Mail {
  return outsideTransactions("mail", openEngine(config, log));
}

function openEngine(config: MailConfig, log: Log): Mail {
  const { MAIL_URL: url, MAIL_SECRET: secret = "", MAIL_FROM: from } = config;
  if (url.startsWith("http")) return createMailbox({ url, secret }, log);
  return createSmtp({ url, from: from ?? defaultSender(config.PUBLIC_URL) }, log);
}

/** Nobody reads answers to what Callboard sends. */
export function defaultSender(publicUrl: string): string {
  const { hostname } = new URL(publicUrl);
  // A host that has only a number is written in brackets in mail addresses.
  const host = IP_ADDRESS.test(hostname) ? `[${hostname.replace(/^\[(.+)\]$/, "IPv6:$1")}]` : hostname;
  return `Callboard <no-reply@${host}>`;
}
