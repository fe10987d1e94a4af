import { createHmac } from "node:crypto";
import { natsUsers, type NatsUser } from "../../dev/engines/real/servers/nats-users.ts";
import { rolePassword } from "../../dev/engines/role-passwords.ts";
import { GATEWAY_DATABASE, SERVICES, type Service } from "../../dev/topology.ts";

/** Contents of one Secret, by name of the variable or file. */
export type SecretData = Readonly<Record<string, string>>;

/**
 * Keys and seed of one release; everything else is derived from them, so that repeating the derivation is
 * deterministic.
 */
export interface ReleaseKeys {
  /** Private Ed25519 keys as JWKs, by process. */
  readonly keys: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Seed from which every password of this release is derived. */
  readonly seed: string;
}

/** Addresses of the engines with their credentials: those of an evaluation set, or the user's own. */
export interface EngineAddresses {
  /** A PostgreSQL user who may create roles and databases. */
  readonly postgres: string;
  /** A NATS user; null if each process has its own user on the evaluation set's server. */
  readonly nats: string | null;
  readonly opensearch?: string | undefined;
  readonly s3: string;
  readonly smtp: string;
  /** The token or password of the provider of text messages. */
  readonly textsSecret?: string | undefined;
  readonly stripeKey?: string | undefined;
  readonly stripeWebhookSecret?: string | undefined;
}

/** The NATS user who declares streams and consumers. */
export const BUS_OPERATOR = "operator";

/** A password that is unique to this release. */
export const derived = ({ seed }: Pick<ReleaseKeys, "seed">, name: string): string =>
  createHmac("sha256", seed).update(`callboard ${name}`).digest("base64url");

/** The role's password on PostgreSQL. */
export const databasePassword = ({ seed }: Pick<ReleaseKeys, "seed">, role: string): string =>
  rolePassword(seed, role);

/** The NATS users of an evaluation set, each with the permissions that it needs. */
function busUsers(keys: ReleaseKeys): NatsUser[] {
  const password = (name: string): string => derived(keys, `nats ${name}`);
  return [
    ...SERVICES.map(({ name, effects }) => ({
      name,
      effects,
      password: password(name),
      may: "serve" as const,
      // Its admins list and replay dead letters of the whole product.
      keepsLetters: name === "messaging",
    })),
    { name: "gateway", password: password("gateway"), may: "watch" },
    { name: BUS_OPERATOR, password: password(BUS_OPERATOR), may: "operate" },
  ];
}

/** NATS's own configuration for an evaluation set. */
export const natsConfiguration = (keys: ReleaseKeys): string =>
  [
    "server_name: callboard",
    'listen: "0.0.0.0:4222"',
    'http: "0.0.0.0:8222"',
    "max_payload: 1MB",
    'jetstream { store_dir: "/data", max_mem: 128M, max_file: 1500M }',
    natsUsers(busUsers(keys)),
    "",
  ].join("\n");

function withUser(url: string, user: string, password: string): URL {
  const address = new URL(url);
  address.username = user;
  address.password = password;
  return address;
}

/** The URL of a database for the role that owns it. */
function databaseUrl(engines: EngineAddresses, keys: ReleaseKeys, database: string): string {
  const address = withUser(engines.postgres, database, databasePassword(keys, database));
  address.pathname = `/${database}`;
  return address.href;
}

/** The bus URL with the credentials of the process of that name. */
export function busUrl(engines: EngineAddresses, keys: ReleaseKeys, release: string, name: string): string {
  if (engines.nats !== null) return engines.nats;
  return withUser(`nats://${release}-nats:4222`, name, derived(keys, `nats ${name}`)).href;
}

interface Made {
  readonly release: string;
  readonly keys: ReleaseKeys;
  readonly engines: EngineAddresses;
  /** Identity's setting about secrets that expire. */
  readonly secretExpiry?: SecretData;
}

function ofEngine(engine: Service["engines"][number], { keys, engines, secretExpiry }: Made): SecretData {
  switch (engine) {
    case "identity provider":
      return {
        CODE_SECRET: derived(keys, "codes"),
        IDP_CLIENT_SECRET: derived(keys, "identity client"),
        ...secretExpiry,
        ...(engines.textsSecret ? { TEXTS_SECRET: engines.textsSecret } : {}),
      };
    case "mail":
      return { MAIL_URL: engines.smtp };
    case "object store": {
      const { origin, username, password } = new URL(engines.s3);
      return {
        S3_URL: origin,
        S3_ACCESS_KEY: decodeURIComponent(username),
        S3_SECRET_KEY: decodeURIComponent(password),
      };
    }
    case "payments":
      return {
        PAYMENTS_WEBHOOK_SECRET: engines.stripeWebhookSecret ?? `whsec_${derived(keys, "webhook")}`,
        ...(engines.stripeKey ? { STRIPE_KEY: engines.stripeKey } : {}),
      };
    case "search":
      return engines.opensearch ? { SEARCH_URL: engines.opensearch } : {};
    case "push services":
      return { PUSH_KEY: derived(keys, "push") };
    case "geocoder":
      return {};
  }
}

/** The secret settings of each process, by process; the chart provides the others. */
export function processSecrets(made: Made): Readonly<Record<string, SecretData>> {
  const { keys, engines, release } = made;
  const publicKeys = Object.values(keys.keys).map(({ d: _private, ...key }) => key);
  const common = (name: string, database: string): SecretData => ({
    INTERNAL_KEY: JSON.stringify(keys.keys[name]),
    INTERNAL_JWKS: JSON.stringify({ keys: publicKeys }),
    DATABASE_URL: databaseUrl(engines, keys, database),
    BUS_URL: busUrl(engines, keys, release, name),
  });
  const services = SERVICES.map((service) => [
    service.name,
    Object.assign(
      {},
      common(service.name, service.database),
      ...service.engines.map((engine) => ofEngine(engine, made)),
    ) as SecretData,
  ]);
  return Object.fromEntries([...services, ["gateway", common("gateway", GATEWAY_DATABASE)]]) as Record<
    string,
    SecretData
  >;
}
