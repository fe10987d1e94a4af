import { clientSecretExpiry } from "../../deploy/keycloak/secret-expiry.ts";
import type { Service, ServiceName } from "#dev/topology.ts";
import { GATEWAY_DATABASE, SERVICES } from "#dev/topology.ts";
import type { EngineAddress } from "#dev/engines/real/engine.ts";
import type { OwnStripe } from "#dev/engines/real/own/own-stripe.ts";
import type { Secrets } from "./data-folder.ts";
import type { RealEngines } from "./real-engines.ts";

/** Addresses of a running system's parts, all on loopback except the origin. */
export interface Places {
  readonly publicUrl: string;
  readonly http: Readonly<Record<ServiceName | "gateway" | "identityProvider" | "mailbox", number>>;
  readonly grpc: Readonly<Record<ServiceName, number>>;
  /** SMTP port of the development mailbox, if enabled. */
  readonly smtpPort: number;
  readonly databaseUrl: (database: string) => string;
  /** The bus URL for the process of that name. */
  readonly busUrl: (process: string) => string;
  /** Internal URL of the identity provider, including `/auth`. */
  readonly authUrl: string;
  /** The real engines; null for the embedded ones. */
  readonly real: Pick<RealEngines, "opensearch" | "keycloak" | "s3" | "smtp" | "stripe"> | null;
  readonly objectsFolder: string;
  readonly persistedOperations: string | undefined;
  readonly logFile: (name: string) => string;
}

type Environment = Record<string, string>;

const local = (port: number): string => `http://127.0.0.1:${port}`;

/** The issuer of access tokens, the same in every shape of the product. */
const issuerOf = (places: Pick<Places, "publicUrl">): string => `${places.publicUrl}/auth/realms/callboard`;

function common(name: string, places: Places, secrets: Secrets): Environment {
  const keys = Object.values(secrets.keys).map(({ d: _private, ...publicKey }) => publicKey);
  return {
    HOST: "127.0.0.1",
    BUS_URL: places.busUrl(name),
    INTERNAL_KEY: JSON.stringify(secrets.keys[name]),
    INTERNAL_JWKS: JSON.stringify({ keys }),
    LOG_FILE: places.logFile(name),
    PUBLIC_URL: places.publicUrl,
    ...passedOn(
      "LOG_LEVEL",
      "OTEL_EXPORTER_OTLP_ENDPOINT",
      "OTEL_EXPORTER_OTLP_HEADERS",
      "OTEL_TRACES_SAMPLER_ARG",
    ),
  };
}

function engineSettings(engine: Service["engines"][number], places: Places, secrets: Secrets): Environment {
  switch (engine) {
    case "identity provider":
      return {
        ISSUER: issuerOf(places),
        CODE_SECRET: secrets.codes,
        ...clientSecretExpiry(process.env),
        ...passedOn("PASSWORD_RESETS_PER_HOUR"),
        ...textSettings(places, secrets),
        ...(places.real
          ? {
              IDP_KIND: "keycloak",
              IDP_URL: places.authUrl,
              IDP_CLIENT_SECRET: secrets.identityProviderAdmin,
            }
          : { IDP_URL: local(places.http.identityProvider), IDP_SECRET: secrets.identityProviderAdmin }),
      };
    case "mail":
      return mailSettings(places, secrets);
    case "object store":
      return objectSettings(places, secrets);
    case "payments":
      return paymentSettings(places.real?.stripe ?? null, secrets);
    case "search":
      return places.real ? { SEARCH_URL: withCredentials(places.real.opensearch) } : {};
    case "push services":
      return { PUSH_KEY: secrets.push };
    case "geocoder":
      return passedOn("GEOCODER", "GEOCODER_URL", "GEOCODER_KEY");
  }
}

/** The mail server with real engines: the user's own, or the development mailbox. Null for the embedded engines. */
export const smtpUrlOf = ({ real, smtpPort }: Pick<Places, "real" | "smtpPort">): string | null =>
  real && (real.smtp?.url ?? `smtp://127.0.0.1:${smtpPort}`);

function objectSettings({ real, objectsFolder }: Places, secrets: Secrets): Environment {
  if (real) return s3Environment(real.s3);
  return { OBJECTS_FOLDER: objectsFolder, OBJECTS_SECRET: secrets.objects };
}

function mailSettings(places: Places, secrets: Secrets): Environment {
  const smtp = smtpUrlOf(places);
  const mailbox = { MAIL_URL: `${local(places.http.mailbox)}/messages`, MAIL_SECRET: secrets.mailbox };
  return { ...(smtp === null ? mailbox : { MAIL_URL: smtp }), ...passedOn("MAIL_FROM", "MAIL_REPLY_TO") };
}

/** How text messages are sent: as the start's variables say, or else to the development mailbox where mails go there. */
export function textSettings(places: Places, secrets: Secrets): Environment {
  if (process.env["TEXTS"])
    return passedOn("TEXTS", "TEXTS_URL", "TEXTS_SECRET", "TEXTS_USER", "TEXTS_FROM", "TEXTS_PER_HOUR");
  if (places.real?.smtp) return {};
  const url = `${local(places.http.mailbox)}/messages`;
  return { TEXTS: "mailbox", TEXTS_URL: url, TEXTS_SECRET: secrets.mailbox };
}

/** Variables of the start that processes read themselves. */
export const PASSED_ON = [
  "LOG_LEVEL",
  "OTEL_EXPORTER_OTLP_ENDPOINT",
  "OTEL_EXPORTER_OTLP_HEADERS",
  "OTEL_TRACES_SAMPLER_ARG",
  "PASSWORD_RESETS_PER_HOUR",
  "MAIL_FROM",
  "MAIL_REPLY_TO",
  "TEXTS",
  "TEXTS_URL",
  "TEXTS_SECRET",
  "TEXTS_USER",
  "TEXTS_FROM",
  "TEXTS_PER_HOUR",
  "GEOCODER",
  "GEOCODER_URL",
  "GEOCODER_KEY",
  "SERVER_TIMING",
  "EXPLORER",
  "GUEST_REQUESTS_PER_MINUTE",
] as const;

function passedOn(...names: readonly (typeof PASSED_ON)[number][]): Environment {
  return Object.fromEntries(names.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));
}

function s3Environment({
  url,
  user = "",
  password = "",
  region,
  bucket,
  publicUrl,
}: EngineAddress): Environment {
  return {
    S3_URL: url,
    S3_ACCESS_KEY: user,
    S3_SECRET_KEY: password,
    ...(region ? { S3_REGION: region } : {}),
    ...(bucket ? { S3_BUCKET: bucket } : {}),
    ...(publicUrl ? { S3_PUBLIC_URL: publicUrl } : {}),
  };
}

/** A URL that includes user and password, as HTTP clients accept it. */
function withCredentials({ url, user, password }: EngineAddress): string {
  const address = new URL(url);
  if (user !== undefined) address.username = user;
  if (password !== undefined) address.password = password;
  return address.href;
}

function paymentSettings(stripe: OwnStripe | null, secrets: Secrets): Environment {
  if (!stripe) return { PAYMENTS_WEBHOOK_SECRET: secrets.paymentsWebhook };
  return {
    STRIPE_KEY: stripe.key,
    PAYMENTS_WEBHOOK_SECRET: stripe.webhookSecret,
    ...(stripe.url ? { STRIPE_URL: stripe.url } : {}),
  };
}

/** The environment of one service's main.ts. */
export function serviceEnvironment(service: Service, places: Places, secrets: Secrets): Environment {
  const environment: Environment = {
    ...common(service.name, places, secrets),
    HTTP_PORT: String(places.http[service.name]),
    GRPC_PORT: String(places.grpc[service.name]),
    DATABASE_URL: places.databaseUrl(service.database),
  };
  for (const callee of service.calls) {
    environment[`${callee.toUpperCase()}_GRPC`] = `127.0.0.1:${places.grpc[callee]}`;
  }
  for (const engine of service.engines) Object.assign(environment, engineSettings(engine, places, secrets));
  return environment;
}

/** The environment of the gateway's main.ts. */
export function gatewayEnvironment(places: Places, secrets: Secrets): Environment {
  const routes = SERVICES.flatMap((service) =>
    service.paths.map((path) => ({ ...path, url: local(places.http[service.name]) })),
  );
  return {
    ...common("gateway", places, secrets),
    HTTP_PORT: String(places.http.gateway),
    DATABASE_URL: places.databaseUrl(GATEWAY_DATABASE),
    // The origin runs on this machine.
    TRUSTED_PROXIES: "loopback",
    ISSUER: issuerOf(places),
    JWKS_URL: `${places.authUrl}/realms/callboard/protocol/openid-connect/certs`,
    IDENTITY_GRPC: `127.0.0.1:${places.grpc.identity}`,
    SUBGRAPHS: JSON.stringify(
      Object.fromEntries(SERVICES.map(({ name }) => [name, `${local(places.http[name])}/graphql`])),
    ),
    ROUTES: JSON.stringify(routes),
    ...passedOn("SERVER_TIMING", "EXPLORER", "GUEST_REQUESTS_PER_MINUTE"),
    ...(places.persistedOperations ? { PERSISTED_OPERATIONS: places.persistedOperations } : {}),
  };
}
