import { z } from "zod";
import { grpcTarget, serviceConfig } from "@callboard/kit/process/config.ts";
import { mailConfig } from "@callboard/mail/open-mail.ts";

const MIN_SECRET_LENGTH = 16;
const secret = z.string().min(MIN_SECRET_LENGTH);

const embeddedProvider = z.object({
  IDP_KIND: z.literal("embedded").default("embedded"),
  /** Where the embedded provider's admin API is reached, from inside. */
  IDP_URL: z.url(),
  /** The bearer token of that API. */
  IDP_SECRET: secret,
});

const keycloakProvider = z.object({
  IDP_KIND: z.literal("keycloak"),
  /** Keycloak's address with its relative path, from inside: `http://127.0.0.1:8080/auth`. */
  IDP_URL: z.url().transform((url) => url.replace(/\/$/, "")),
  IDP_REALM: z.string().min(1).default("callboard"),
  /** The client whose service account reads and changes accounts, and its secret. */
  IDP_CLIENT_ID: z.string().min(1).default("callboard-identity"),
  IDP_CLIENT_SECRET: secret,
});

/** The settings of the identity provider, one set for each kind. */
const provider = z.discriminatedUnion("IDP_KIND", [embeddedProvider, keycloakProvider]);

const own = serviceConfig.extend({
  /** The one origin, without a slash at the end; links in mails lead there. */
  PUBLIC_URL: z.url(),
  /** Issuer of our own provider's tokens, as browsers see it. */
  ISSUER: z.url(),
  /** Milliseconds between two polls of the provider's changes. */
  IDP_POLL_MS: z.coerce.number().int().min(50).default(1_000),
  /** Milliseconds between two sweeps over suspensions and accounts whose time has come. */
  SWEEP_MS: z.coerce.number().int().min(50).default(30_000),
  /** Codes for new passwords that one network may request in an hour, for whatever addresses. */
  PASSWORD_RESETS_PER_HOUR: z.coerce.number().int().min(1).default(20),
  /** Keys the stored hashes of six-digit codes. */
  CODE_SECRET: secret,
  TALENT_GRPC: grpcTarget,
  CASTING_GRPC: grpcTarget,
  MEDIA_GRPC: grpcTarget,
});

/** The settings of identity; all parts are read, so that every error is reported at once. */
export const configSchema = z.intersection(z.intersection(own, provider), mailConfig);

export type Config = z.output<typeof configSchema>;
export type ProviderConfig = z.output<typeof provider>;
