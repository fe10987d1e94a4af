import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { seedDemo } from "#dev/seed/seed.ts";
import type { Places } from "#dev/start/settings.ts";
import { SERVICES, type ServiceName } from "#dev/topology.ts";
import { addressOf, administratorOf, secretOf } from "./accounts.ts";
import { PUBLIC_URL } from "./install.ts";
import { clusterFolder, type Programs } from "./layout.ts";

const NOBODY = "";
const PORTS = Object.fromEntries(SERVICES.map(({ name }) => [name, 0])) as Record<ServiceName, number>;

/** An engine's URL from a Secret, with its in-cluster host name replaced by a reachable address. */
export function reachable(programs: Programs, secret: string, key: string): URL {
  const address = new URL(secretOf(programs, secret, key));
  const engine = address.hostname.slice(address.hostname.indexOf("-") + 1);
  address.hostname = new URL(addressOf(programs, engine, 0)).hostname;
  return address;
}

/** A service's database URL with that service's credentials. */
export const databaseUrlOf = (programs: Programs, database: string): string =>
  reachable(programs, database, "DATABASE_URL").href;

function placesOf(programs: Programs): Places {
  const { url, user, password } = administratorOf(programs);
  const s3 = reachable(programs, "media", "S3_URL").origin;
  const keys = {
    user: secretOf(programs, "media", "S3_ACCESS_KEY"),
    password: secretOf(programs, "media", "S3_SECRET_KEY"),
  };
  return {
    publicUrl: PUBLIC_URL,
    http: { ...PORTS, gateway: 0, identityProvider: 0, mailbox: 0 },
    grpc: PORTS,
    smtpPort: 0,
    databaseUrl: (database) => databaseUrlOf(programs, database),
    busUrl: (name) => reachable(programs, name, "BUS_URL").href,
    authUrl: url,
    real: {
      opensearch: { url: addressOf(programs, "opensearch", 9200) },
      keycloak: { url, user, password },
      s3: { url: s3, ...keys },
      smtp: null,
      stripe: null,
    },
    objectsFolder: NOBODY,
    persistedOperations: undefined,
    logFile: () => NOBODY,
  };
}

/**
 * Creates the demo market in the evaluation set, once per cluster, and reports `progress`. Runs in the cluster's
 * network.
 */
export async function seedCluster(programs: Programs, progress: (step: string) => void): Promise<void> {
  const path = join(clusterFolder(), "market");
  mkdirSync(path, { recursive: true });
  const { keys } = JSON.parse(secretOf(programs, "keys", "keys.json")) as {
    keys: Record<string, Record<string, string>>;
  };
  // Settings of the embedded engines are not used here.
  const unused = {
    identityProviderAdmin: NOBODY,
    mailbox: NOBODY,
    objects: NOBODY,
    paymentsWebhook: NOBODY,
    push: NOBODY,
    codes: NOBODY,
  };
  await seedDemo({ places: placesOf(programs), data: { path, secrets: { keys, ...unused } } }, progress);
}
