import { z } from "zod";
import { grpcTarget, jsonText, serviceConfig } from "@callboard/kit/process/config.ts";
import { mailConfig } from "@callboard/mail/open-mail.ts";
import { textsConfig } from "#adapters/texts/texts-config.ts";

const MIN_SECRET_LENGTH = 16;
const secret = z.string().min(MIN_SECRET_LENGTH);

const embeddedProvider = z.object({
  /** The embedded provider, or Keycloak. */
  IDP_KIND: z.literal("embedded").default("embedded"),
  /** Internal URL of the embedded provider's admin API, or of Keycloak with its relative path. */
  IDP_URL: z.url(),
  /** Bearer token of the embedded provider's admin API. */
  IDP_SECRET: secret,
});

const keycloakProvider = z.object({
  /** The embedded provider, or Keycloak. */
  IDP_KIND: z.literal("keycloak"),
  /** Internal URL of the embedded provider's admin API, or of Keycloak with its relative path: `http://127.0.0.1:8080/auth`. */
  IDP_URL: z.url().transform((url) => url.replace(/\/$/, "")),
  /** The realm at Keycloak. */
  IDP_REALM: z.string().min(1).default("callboard"),
  /** The client at Keycloak whose service account reads and changes accounts. */
  IDP_CLIENT_ID: z.string().min(1).default("callboard-identity"),
  /** The secret of that client. */
  IDP_CLIENT_SECRET: secret,
});

/** Settings of the identity provider, one set per kind. */
const provider = z.discriminatedUnion("IDP_KIND", [embeddedProvider, keycloakProvider]);

const own = serviceConfig.extend({
  /** The public origin without a trailing slash; links in mails use it. */
  PUBLIC_URL: z.url(),
  /** Issuer of our own provider's tokens, as browsers see it. */
  ISSUER: z.url(),
  /** Milliseconds between two polls of the provider. */
  IDP_POLL_MS: z.coerce.number().int().min(50).default(1_000),
  /** Milliseconds between two sweeps for expired suspensions and accounts due for erasure. */
  SWEEP_MS: z.coerce.number().int().min(50).default(30_000),
  /** Password reset codes that one network may request per hour, across all addresses. */
  PASSWORD_RESETS_PER_HOUR: z.coerce.number().int().min(1).default(20),
  /** Key of the hashes of six-digit codes. */
  CODE_SECRET: secret,
  /** When the secrets of clients at Google and Apple expire, in seconds of the epoch: `{"apple": 1796083200}`. */
  CLIENT_SECRETS_EXPIRE: jsonText.pipe(z.record(z.string(), z.number())).default({}),
  /** talent: the photo and the kind of a performer. */
  TALENT_GRPC: grpcTarget,
  /** casting: submissions of people who leave. */
  CASTING_GRPC: grpcTarget,
  /** media: pictures of members. */
  MEDIA_GRPC: grpcTarget,
  /** projects: those of companies that are suspended or erased. */
  PROJECTS_GRPC: grpcTarget,
});

/** Settings of identity. All parts are parsed, so that every error is reported at once. */
export const configSchema = z.intersection(
  z.intersection(z.intersection(own, provider), mailConfig),
  textsConfig,
);

export type Config = z.output<typeof configSchema>;
export type ProviderConfig = z.output<typeof provider>;
