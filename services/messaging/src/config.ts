import { z } from "zod";
import { grpcTarget, serviceConfig } from "@callboard/kit/process/config.ts";
import { mailConfig } from "@callboard/mail/open-mail.ts";

const own = serviceConfig.extend({
  IDENTITY_GRPC: grpcTarget,
  PROJECTS_GRPC: grpcTarget,
  CASTING_GRPC: grpcTarget,
  MEDIA_GRPC: grpcTarget,
  /** How often conversations about projects that closed long ago are ended. */
  ENDINGS_SWEEP_MS: z.coerce.number().int().min(10).default(600_000),
  /** How often unread messages and daily mails are looked for. */
  LATER_MAILS_SWEEP_MS: z.coerce.number().int().min(10).default(30_000),
  /** The one origin, for links in mails. */
  PUBLIC_URL: z.url(),
});

/** The settings of messaging; both halves are read, so that everything wrong is said at once. */
export const configSchema = z.intersection(own, mailConfig);

export type Config = z.output<typeof configSchema>;
