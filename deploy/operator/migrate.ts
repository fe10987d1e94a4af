import { z } from "zod";
import { parseConfig, readEnvironment } from "@callboard/kit/process/config.ts";
import { migrate, SERVICE_MIGRATIONS } from "@callboard/kit/postgres/migrate.ts";
import { GATEWAY_DATABASE, SERVICES } from "../../dev/topology.ts";
import { databasePassword } from "./process-secrets.ts";

/**
 * `node deploy/operator/migrate.ts`, run in a pod before the new version starts: applies missing migrations to every
 * database.
 */
const { POSTGRES_URL, SEED } = parseConfig(
  z.object({ POSTGRES_URL: z.url(), SEED: z.string().min(1) }),
  readEnvironment(),
);

function urlOf(database: string): string {
  const address = new URL(POSTGRES_URL);
  address.username = database;
  address.password = databasePassword({ seed: SEED }, database);
  address.pathname = `/${database}`;
  return address.href;
}

const root = new URL("../../", import.meta.url);
const own = (set: string, folder: string) => ({ set, folder: new URL(`${folder}/migrations/`, root) });

const parts = [
  ...SERVICES.map(({ name, database }) => ({
    database,
    folders: [SERVICE_MIGRATIONS, own(name, `services/${name}`)],
  })),
  { database: GATEWAY_DATABASE, folders: [own("gateway", "gateway")] },
];
for (const { database, folders } of parts) {
  const applied = await migrate(urlOf(database), folders);
  process.stdout.write(`${database}: ${applied.length === 0 ? "nothing to do" : applied.join(", ")}\n`);
}
