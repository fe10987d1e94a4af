import { rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { declareBus } from "@callboard/bus/nats/declare-bus.ts";
import { BusError } from "@callboard/bus/nats/jetstream-errors.ts";
import { createLog } from "@callboard/kit/log/log.ts";
import { busPlan } from "#dev/bus-plan.ts";
import { prepareEngines, startEngines, type EngineName, type RunningEngines } from "#dev/engines/real/all.ts";
import { cacheFolder } from "#dev/engines/real/provisioning/cache.ts";
import { keptSecret, type EngineAddress } from "#dev/engines/real/engine.ts";
import { natsUsers, type NatsUser } from "#dev/engines/real/servers/nats-users.ts";
import { ownEngines, type OwnEngines } from "#dev/engines/real/own/own-engines.ts";
import { ownStripe, type OwnStripe } from "#dev/engines/real/own/own-stripe.ts";
import { openPidFile } from "#dev/engines/real/pid-file.ts";
import { EngineRefused } from "#dev/engines/real/refusal.ts";
import { ensureDatabase } from "#dev/engines/ensure-database.ts";
import { rolePassword } from "#dev/engines/role-passwords.ts";
import { SERVICES } from "#dev/topology.ts";
import type { Running } from "./processes.ts";

/** Engines that the product needs; payments use the sandbox, since stripe-mock stores nothing. */
export const NEEDED = [
  "postgres",
  "nats",
  "opensearch",
  "keycloak",
  "s3",
] as const satisfies readonly EngineName[];
/** The account that declares streams and consumers, which services may not. */
const OPERATOR = "callboard";
const THEMES = [resolve(import.meta.dirname, "../../deploy/keycloak/theme/callboard")];

/** The real engines of a running system, either started here or the user's own. */
export interface RealEngines extends Running {
  readonly databaseUrl: (database: string) => string;
  readonly ensureDatabase: (database: string) => Promise<void>;
  /** The bus URL for the process of that name: a service, the gateway, or `callboard` with all permissions. */
  readonly busUrl: (process: string) => string;
  readonly opensearch: EngineAddress;
  readonly keycloak: EngineAddress;
  readonly s3: EngineAddress;
  /** The SMTP server; null means the development mailbox. */
  readonly smtp: EngineAddress | null;
  /** The Stripe account; null means the sandbox. */
  readonly stripe: OwnStripe | null;
  /** Process ids of engines started here. */
  pid(name: string): number | undefined;
}

interface RealOptions {
  /** Folder of all engines' data. */
  readonly folder: string;
  readonly publicUrl: string;
  readonly reset: boolean;
  readonly report: (sentence: string) => void;
  readonly interruption?: AbortSignal | undefined;
}

/**
 * Starts the engines that no variable configures, and probes those that are configured. Throws one sentence per
 * problem, with its remedy.
 */
export async function startRealEngines(options: RealOptions): Promise<RealEngines> {
  const { folder, publicUrl, report, interruption } = options;
  const own = await ownEngines(process.env);
  const stripe = await ownStripe(process.env);
  const cache = cacheFolder();
  const names = NEEDED.filter((name) => !own[name]);
  await prepareEngines(names, cache);
  const pids = await openPidFile(join(folder, "processes.json"));
  if (options.reset) for (const name of NEEDED) rmSync(join(folder, name), { recursive: true, force: true });
  const users = busUsers(folder);
  const { running, stop } = await startEngines({
    names,
    folder,
    cache,
    log: report,
    pids,
    interruption,
    nats: { users: natsUsers(users) },
    keycloak: {
      publicUrl,
      themes: THEMES,
      database: own.postgres && (await ownDatabase(own.postgres, folder)),
    },
  });
  const address = (name: (typeof NEEDED)[number]): EngineAddress => {
    const found = own[name] ?? running[name]?.address;
    if (!found)
      throw new EngineRefused(
        `${name} is not among the engines that were started: start it too, or set the variable of your own one.`,
      );
    return found;
  };
  const busOf = (process: string): string => busUrl(own, address("nats").url, users, process);
  await declareOnBus(busOf(OPERATOR)).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return {
    ...databasesOf(own, running, folder),
    busUrl: busOf,
    opensearch: address("opensearch"),
    keycloak: address("keycloak"),
    s3: address("s3"),
    smtp: own.smtp ?? null,
    stripe,
    pid: (name) => running[name as EngineName]?.pid(),
    stop,
  };
}

/** One user per process with the permissions it needs, and one with all of them. */
function busUsers(folder: string): NatsUser[] {
  const password = (name: string): string => keptSecret(join(folder, "nats"), name);
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
    { name: OPERATOR, password: password(OPERATOR), may: "operate" },
  ];
}

async function declareOnBus(url: string): Promise<void> {
  try {
    await declareBus({ url, name: OPERATOR, log: createLog("start", "silent") }, await busPlan());
  } catch (error) {
    throw error instanceof BusError ? new EngineRefused(error.message) : error;
  }
}

/** The user's own server has one user; ours has one per process. */
function busUrl(own: OwnEngines, address: string, users: readonly NatsUser[], process: string): string {
  const user = users.find(({ name }) => name === process);
  if (own.nats || !user) return address;
  const url = new URL(address);
  url.username = user.name;
  url.password = user.password;
  return url.href;
}

function databasesOf(own: OwnEngines, { postgres }: RunningEngines, folder: string) {
  if (!own.postgres) {
    if (!postgres)
      throw new EngineRefused(
        "PostgreSQL is not among the engines that were started: start it too, or set ENGINE_POSTGRES_URL.",
      );
    return { databaseUrl: postgres.databaseUrl, ensureDatabase: postgres.ensureDatabase };
  }
  const { url } = own.postgres;
  const secret = keptSecret(join(folder, "postgres"), "roles");
  const databaseUrl = (database: string): string => {
    const one = new URL(url);
    const password = rolePassword(secret, database);
    Object.assign(one, { username: database, password, pathname: `/${database}` });
    return one.href;
  };
  return {
    databaseUrl,
    ensureDatabase: (database: string) =>
      ensureDatabase({ connectionString: url }, database, rolePassword(secret, database)),
  };
}

/** Keycloak's database on the user's own server. */
async function ownDatabase(address: EngineAddress, folder: string): Promise<{ url: string }> {
  const { databaseUrl, ensureDatabase: ensure } = databasesOf({ postgres: address }, {}, folder);
  await ensure("keycloak");
  return { url: databaseUrl("keycloak") };
}
