import { parseConfig } from "@callboard/kit/process/config.ts";
import type { RunningService } from "@callboard/runtime/runtime.ts";
import type { TestKeys } from "@callboard/testkit/as-actor.ts";
import { configSchema } from "#config.ts";
import { start } from "#start.ts";
import type { TestRealm } from "./realm.ts";

const NOBODY = "127.0.0.1:9";
const SECRET = "a-secret-of-the-test";

type Around = {
  readonly keys: TestKeys;
  readonly database: { readonly url: string };
  readonly bus: { readonly url: string };
  readonly issuer: string;
};

/** Identity with the realm as its provider, at the production interval of polling; it reaches no other service. */
export function startIdentityOn(
  realm: TestRealm,
  { keys, database, bus, issuer }: Around,
  facts: Record<string, string> = {},
): Promise<RunningService> {
  const environment = {
    HTTP_PORT: "0",
    GRPC_PORT: "0",
    DATABASE_URL: database.url,
    BUS_URL: bus.url,
    INTERNAL_KEY: JSON.stringify(keys.key("identity")),
    INTERNAL_JWKS: JSON.stringify(keys.jwks),
    LOG_LEVEL: "silent",
    PUBLIC_URL: "http://callboard.test",
    ISSUER: issuer,
    IDP_KIND: "keycloak",
    IDP_URL: realm.url,
    IDP_REALM: realm.realm,
    IDP_CLIENT_SECRET: realm.options.clientSecret,
    ...realm.mail,
    TEXTS: "mailbox",
    TEXTS_URL: realm.mail.MAIL_URL,
    TEXTS_SECRET: realm.mail.MAIL_SECRET,
    CODE_SECRET: SECRET,
    TALENT_GRPC: NOBODY,
    CASTING_GRPC: NOBODY,
    PROJECTS_GRPC: NOBODY,
    MEDIA_GRPC: NOBODY,
    ...facts,
  };
  return start(parseConfig(configSchema, environment));
}
