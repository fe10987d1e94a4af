import { z } from "zod";
import { grpcTarget, serviceConfig } from "@callboard/kit/config.ts";

/** The settings of messaging. */
export const configSchema = serviceConfig.extend({
  IDENTITY_GRPC: grpcTarget,
  PROJECTS_GRPC: grpcTarget,
  CASTING_GRPC: grpcTarget,
  /** Where the development mailbox takes mail, and the secret shared with it. */
  MAIL_URL: z.url(),
  MAIL_SECRET: z.string().min(1),
  /** The one origin, for links in mails. */
  PUBLIC_URL: z.url(),
});

export type Config = z.output<typeof configSchema>;
