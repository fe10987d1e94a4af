import { parseConfig } from "@callboard/kit/process/config.ts";
import { z } from "zod";
import { brokerSettings } from "./broker-settings.ts";
import { mailServerOf } from "./mail-server.ts";
import { realm } from "./realm.ts";
import { reconcileRealm } from "./reconcile-realm.ts";

const MIN_SECRET_LENGTH = 16;
const filled = z.string().min(1);

const settingsSchema = z
  .object({
    /** Keycloak's address with its relative path, through which its admin API is reachable. */
    KEYCLOAK_URL: z.url().transform((url) => url.replace(/\/$/, "")),
    KEYCLOAK_ADMIN_USER: filled,
    KEYCLOAK_ADMIN_PASSWORD: filled,
    /** The product's public origin. */
    PUBLIC_URL: z.url().transform((url) => url.replace(/\/$/, "")),
    /** Same value as the identity service's. */
    IDP_CLIENT_SECRET: z.string().min(MIN_SECRET_LENGTH),
    /** `smtp(s)://user:password@host:port`; see mail-server.ts. */
    SMTP_URL: z.url({ protocol: /^smtps?$/ }),
    MAIL_FROM: z.email(),
    /** Internal URL at which the gateway is notified of ended sessions: http://gateway:8080/backchannel-logout. */
    LOGOUT_URL: z.url().optional(),
    /** The identity service's setting: unless it is off, members sign in by phone. */
    TEXTS: z.enum(["off", "mailbox", "json", "form"]).default("off"),
  })
  .and(brokerSettings);

export type RealmEnvironment = z.output<typeof settingsSchema>;

/** Reads the settings of the realm and its administrator. Throws an error that lists every invalid one. */
export const readRealmEnvironment = (environment: Record<string, string | undefined>): RealmEnvironment =>
  parseConfig(settingsSchema, environment);

/**
 * Creates the configured realm, or updates an existing one to match the code. Returns a one-sentence summary. Throws
 * Keycloak's error if it rejects something.
 */
export async function applyRealm(settings: RealmEnvironment): Promise<string> {
  const { KEYCLOAK_URL: url, KEYCLOAK_ADMIN_USER: user, KEYCLOAK_ADMIN_PASSWORD: password } = settings;
  const { LOGOUT_URL: logoutUrl } = settings;
  const wanted = realm({
    publicUrl: settings.PUBLIC_URL,
    clientSecret: settings.IDP_CLIENT_SECRET,
    mail: mailServerOf(settings.SMTP_URL, settings.MAIL_FROM),
    phones: settings.TEXTS !== "off",
    ...(logoutUrl === undefined ? {} : { logoutUrl }),
    ...settings.brokers,
  });
  await reconcileRealm({ url, user, password }, wanted);
  return `The realm ${wanted.realm} at ${url} is as the code says.`;
}
