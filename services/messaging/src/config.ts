import { z } from "zod";
import { grpcTarget, serviceConfig } from "@callboard/kit/process/config.ts";
import { mailConfig } from "@callboard/mail/open-mail.ts";

const own = serviceConfig.extend({
  IDENTITY_GRPC: grpcTarget,
  PROJECTS_GRPC: grpcTarget,
  CASTING_GRPC: grpcTarget,
  /** The one origin, for links in mails. */
  PUBLIC_URL: z.url(),
});

/** The settings of messaging; both halves are read, so that everything wrong is said at once. */
export const configSchema = z.intersection(own, mailConfig);

export type Config = z.output<typeof configSchema>;
