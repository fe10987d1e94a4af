import { z } from "zod";
import { grpcTarget, serviceConfig } from "@callboard/kit/process/config.ts";
import { isPrivateKey } from "#domain/push/push.ts";
import { mailConfig } from "@callboard/mail/open-mail.ts";

const own = serviceConfig.extend({
  /** identity: names, addresses and languages of members. */
  IDENTITY_GRPC: grpcTarget,
  /** projects: what conversations and notices are about. */
  PROJECTS_GRPC: grpcTarget,
  /** casting: submissions that conversations and notices are about. */
  CASTING_GRPC: grpcTarget,
  /** media: files of messages. */
  MEDIA_GRPC: grpcTarget,
  /** Milliseconds between sweeps that end conversations about projects closed long ago. */
  ENDINGS_SWEEP_MS: z.coerce.number().int().min(10).default(600_000),
  /** Milliseconds between sweeps for unread messages and daily mails. */
  LATER_MAILS_SWEEP_MS: z.coerce.number().int().min(10).default(30_000),
  /** Signs notifications for browsers: a private key of P-256 in base64url (RFC 8292). */
  PUSH_KEY: z.string().refine(isPrivateKey, "must be a private key of P-256 in base64url"),
  /** The public origin, for links in mails. */
  PUBLIC_URL: z.url(),
});

/** The settings of messaging; both halves are parsed, so that all errors are reported at once. */
export const configSchema = z.intersection(own, mailConfig);

export type Config = z.output<typeof configSchema>;
