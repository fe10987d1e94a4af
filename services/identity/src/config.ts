import { z } from "zod";
import { grpcTarget, serviceConfig } from "@callboard/kit/config.ts";

const SECRET_LENGTH_LEAST = 16;
const secret = z.string().min(SECRET_LENGTH_LEAST);

/** The settings of identity. */
export const configSchema = serviceConfig.extend({
  /** The one origin, without a slash at the end; links in mails lead there. */
  PUBLIC_URL: z.url(),
  /** Issuer of our own provider's tokens, as browsers see it. */
  ISSUER: z.url(),
  /** Where the embedded provider's admin API is reached, from inside. */
  IDP_URL: z.url(),
  /** The bearer token of that API. */
  IDP_SECRET: secret,
  /** Milliseconds between two looks at the provider's changes. */
  IDP_POLL_MS: z.coerce.number().int().min(50).default(1_000),
  /** Where mail is handed over: the mailbox's /messages. */
  MAIL_URL: z.url(),
  /** The bearer token of the mailbox. */
  MAIL_SECRET: secret,
  /** Keys the stored hashes of six-digit codes. */
  CODE_SECRET: secret,
  TALENT_GRPC: grpcTarget,
  CASTING_GRPC: grpcTarget,
  MEDIA_GRPC: grpcTarget,
});

export type Config = z.output<typeof configSchema>;
