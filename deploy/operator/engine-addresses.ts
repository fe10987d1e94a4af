import { z } from "zod";
import { parseConfig } from "@callboard/kit/process/config.ts";
import {
  databasePassword,
  derived,
  natsConfiguration,
  type EngineAddresses,
  type ReleaseKeys,
  type SecretData,
} from "./process-secrets.ts";

const S3_KEY = "callboard";

/** Addresses of the engines of an evaluation set. */
export function evaluationEngines(release: string, keys: ReleaseKeys): EngineAddresses {
  return {
    postgres: `postgres://callboard:${derived(keys, "postgres")}@${release}-postgres:5432/postgres`,
    nats: null,
    opensearch: `http://${release}-opensearch:9200`,
    s3: `http://${S3_KEY}:${derived(keys, "s3")}@${release}-s3:8333`,
    smtp: `smtp://${release}-mailbox:1025`,
  };
}

/** The Secret of an evaluation set's pods. */
export function evaluationSecret(keys: ReleaseKeys): SecretData {
  const identity = {
    name: S3_KEY,
    credentials: [{ accessKey: S3_KEY, secretKey: derived(keys, "s3") }],
    actions: ["Admin", "Read", "Write", "List", "Tagging"],
  };
  return {
    POSTGRES_PASSWORD: derived(keys, "postgres"),
    KEYCLOAK_PASSWORD: derived(keys, "keycloak admin"),
    KEYCLOAK_DB_PASSWORD: databasePassword(keys, "keycloak"),
    MAIL_SECRET: derived(keys, "mailbox"),
    "nats.conf": natsConfiguration(keys),
    "s3.json": JSON.stringify({ identities: [identity] }),
  };
}

/** Keycloak's own file of settings, for where they cannot be variables: what is secret of an evaluation set's. */
export const keycloakConfiguration = (keys: ReleaseKeys): string =>
  [
    `db-password=${databasePassword(keys, "keycloak")}`,
    "bootstrap-admin-username=admin",
    `bootstrap-admin-password=${derived(keys, "keycloak admin")}`,
    "",
  ].join("\n");

/** A variable of a file of settings that was left empty is one that was not set. */
const chosen = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value) => (value === "" ? undefined : value), schema.optional());

const choicesSchema = z.object({
  ENGINE_SMTP_URL: chosen(z.url({ protocol: /^smtps?$/ })),
  ENGINE_STRIPE_KEY: chosen(z.string()),
  ENGINE_STRIPE_WEBHOOK_SECRET: chosen(z.string().startsWith("whsec_")),
});

/** What an evaluation set may be given from outside: a mail server and the provider of payments. */
export function evaluationChoices(environment: Record<string, string | undefined>): Partial<EngineAddresses> {
  const { ENGINE_SMTP_URL, ENGINE_STRIPE_KEY, ENGINE_STRIPE_WEBHOOK_SECRET } = parseConfig(
    choicesSchema,
    environment,
  );
  return {
    ...(ENGINE_SMTP_URL !== undefined && { smtp: ENGINE_SMTP_URL }),
    ...(ENGINE_STRIPE_KEY !== undefined && { stripeKey: ENGINE_STRIPE_KEY }),
    ...(ENGINE_STRIPE_WEBHOOK_SECRET !== undefined && { stripeWebhookSecret: ENGINE_STRIPE_WEBHOOK_SECRET }),
  };
}

const ownSchema = z.object({
  ENGINE_POSTGRES_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  ENGINE_NATS_URL: z.url({ protocol: /^(nats|tls)$/ }),
  ENGINE_OPENSEARCH_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Includes an administrator of the master realm: http://admin:password@keycloak:8080/auth. */
  ENGINE_KEYCLOAK_URL: z.url({ protocol: /^https?$/ }),
  /** Includes access key and secret key: https://key:secret@s3.example.com. */
  ENGINE_S3_URL: z.url({ protocol: /^https?$/ }),
  ENGINE_SMTP_URL: z.url({ protocol: /^smtps?$/ }),
  ENGINE_TEXTS_SECRET: z.string().min(1).optional(),
  ENGINE_STRIPE_KEY: z.string().min(1).optional(),
  ENGINE_STRIPE_WEBHOOK_SECRET: z.string().startsWith("whsec_").optional(),
});

/**
 * The user's own engines, as named in the Secret of the chart's `engines.existingSecret`. Throws an error that lists
 * every invalid setting.
 */
export function ownEngineSettings(environment: Record<string, string | undefined>) {
  const own = parseConfig(ownSchema, environment);
  const keycloak = new URL(own.ENGINE_KEYCLOAK_URL);
  const engines: EngineAddresses = {
    postgres: own.ENGINE_POSTGRES_URL,
    nats: own.ENGINE_NATS_URL,
    opensearch: own.ENGINE_OPENSEARCH_URL,
    s3: own.ENGINE_S3_URL,
    smtp: own.ENGINE_SMTP_URL,
    textsSecret: own.ENGINE_TEXTS_SECRET,
    stripeKey: own.ENGINE_STRIPE_KEY,
    stripeWebhookSecret: own.ENGINE_STRIPE_WEBHOOK_SECRET,
  };
  return {
    engines,
    keycloak: {
      KEYCLOAK_URL: `${keycloak.origin}${keycloak.pathname.replace(/\/$/, "")}`,
      KEYCLOAK_ADMIN_USER: decodeURIComponent(keycloak.username),
      KEYCLOAK_ADMIN_PASSWORD: decodeURIComponent(keycloak.password),
    },
  };
}
