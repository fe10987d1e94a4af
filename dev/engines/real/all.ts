import { existsSync } from "node:fs";
import { join } from "node:path";
import type { EngineOptions, RunningEngine } from "./engine.ts";
import { prepareKeycloak, startKeycloak, type KeycloakOptions } from "./servers/keycloak.ts";
import { MINIO_INSTALLED, prepareMinio, startMinio } from "./servers/minio.ts";
import { prepareNats, startNats, type NatsOptions } from "./servers/nats.ts";
import { prepareOpenSearch, startOpenSearch } from "./servers/opensearch.ts";
import type { PidFile } from "./pid-file.ts";
import { startPostgres, type RunningPostgres } from "./servers/postgres.ts";
import { prepareSeaweedfs, startSeaweedfs } from "./servers/seaweedfs.ts";
import { prepareStripeMock, startStripeMock } from "./servers/stripe-mock.ts";
import { EngineRefused } from "./refusal.ts";

/** Names of the engines, used in the file of addresses and on the command line. */
const ENGINE_NAMES = ["postgres", "nats", "opensearch", "keycloak", "s3", "minio", "stripe"] as const;
export type EngineName = (typeof ENGINE_NAMES)[number];

export const TITLES: Readonly<Record<EngineName, string>> = {
  postgres: "PostgreSQL",
  nats: "NATS with JetStream",
  opensearch: "OpenSearch",
  keycloak: "Keycloak",
  s3: "SeaweedFS (S3)",
  minio: "MinIO (S3)",
  stripe: "stripe-mock",
};

const PREPARE: Readonly<Record<EngineName, (cache: string) => Promise<unknown>>> = {
  postgres: async () => undefined,
  nats: prepareNats,
  opensearch: prepareOpenSearch,
  keycloak: prepareKeycloak,
  s3: prepareSeaweedfs,
  minio: prepareMinio,
  stripe: prepareStripeMock,
};

export interface AllOptions {
  readonly names: readonly EngineName[];
  /** Data of all engines, with a folder for each. */
  readonly folder: string;
  readonly cache: string;
  readonly log: (sentence: string) => void;
  /** Records their process ids while they run. */
  readonly pids: PidFile;
  readonly restart?: boolean;
  readonly nats?: Pick<NatsOptions, "users">;
  /** Its database is created on the PostgreSQL started with it, unless one is given. */
  readonly keycloak?: Pick<KeycloakOptions, "publicUrl" | "themes"> & {
    readonly database?: KeycloakOptions["database"] | undefined;
  };
  /** Aborts a start in progress. */
  readonly interruption?: AbortSignal | undefined;
}

/** Engines started by default: all, and MinIO if it has been built. */
export function usualEngines(cache: string): EngineName[] {
  return ENGINE_NAMES.filter((name) => name !== "minio" || existsSync(join(cache, MINIO_INSTALLED)));
}

/** The engines that a list names, with PostgreSQL added for Keycloak, which stores its data there. */
export function namedEngines(list: string): EngineName[] {
  const names = list.split(",").map((name) => name.trim());
  const unknown = names.filter((name) => !ENGINE_NAMES.some((one) => one === name));
  if (unknown.length > 0) {
    throw new EngineRefused(
      `There is no engine ${unknown.join(", ")}: there are ${ENGINE_NAMES.join(", ")}.`,
    );
  }
  return ENGINE_NAMES.filter(
    (name) => names.includes(name) || (name === "postgres" && names.includes("keycloak")),
  );
}

/** Fetches missing engines one after the other, since each uses the full bandwidth. */
export async function prepareEngines(names: readonly EngineName[], cache: string): Promise<void> {
  for (const name of names) await PREPARE[name](cache);
}

export type RunningEngines = Partial<Record<EngineName, RunningEngine>> & {
  readonly postgres?: RunningPostgres;
};

type Started = { [N in EngineName]?: RunningEngine } & { postgres?: RunningPostgres };

function startersOf(options: AllOptions, running: Started) {
  const forEngine = (name: EngineName): EngineOptions => ({
    folder: join(options.folder, name),
    cache: options.cache,
    log: options.log,
    restart: options.restart ?? true,
    interruption: options.interruption,
    launched: (pid) => options.pids.set(name, pid),
  });
  const starters: Readonly<Record<EngineName, () => Promise<RunningEngine>>> = {
    postgres: async () => (running.postgres = await startPostgres(forEngine("postgres"))),
    nats: () => startNats({ ...forEngine("nats"), ...options.nats }),
    opensearch: () => startOpenSearch(forEngine("opensearch")),
    keycloak: async () => {
      const database = options.keycloak?.database ?? (await keycloakDatabase(running.postgres));
      return startKeycloak({ ...forEngine("keycloak"), ...options.keycloak, database });
    },
    s3: () => startSeaweedfs(forEngine("s3")),
    minio: () => startMinio(forEngine("minio")),
    stripe: () => startStripeMock(forEngine("stripe")),
  };
  return starters;
}

async function keycloakDatabase(postgres: RunningPostgres | undefined): Promise<{ url: string }> {
  if (!postgres) throw new EngineRefused("Keycloak needs PostgreSQL: name postgres too.");
  await postgres.ensureDatabase("keycloak");
  return { url: postgres.databaseUrl("keycloak") };
}

/** Starts engines concurrently and resolves when all are ready. If one fails, those already started are stopped. */
export async function startEngines(
  options: AllOptions,
): Promise<{ running: RunningEngines; stop(): Promise<void> }> {
  const running: Started = {};
  const starters = startersOf(options, running);
  const began = Date.now();
  const startAll = async (names: readonly EngineName[]): Promise<void> => {
    const outcomes = await Promise.allSettled(
      names.map(async (name) => {
        const engine = await starters[name]();
        if (name !== "postgres") running[name] = engine;
        options.log(`${TITLES[name]} is ready after ${((Date.now() - began) / 1_000).toFixed(1)} s.`);
      }),
    );
    const failed = outcomes.find((one) => one.status === "rejected");
    if (failed) throw failed.reason;
  };
  const stop = async (): Promise<void> => {
    const { postgres, ...others } = running;
    await Promise.all(Object.values(others).map((one) => one.stop()));
    await postgres?.stop();
    options.pids.remove();
  };
  try {
    // Keycloak stores its data there.
    if (options.names.includes("postgres")) await startAll(["postgres"]);
    await startAll(options.names.filter((name) => name !== "postgres"));
  } catch (error) {
    await stop();
    throw error;
  }
  return { running, stop };
}
