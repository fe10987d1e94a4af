import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { z } from "zod";
import { SERVICES, type ServiceName } from "#dev/topology.ts";
import { isHeld, StartRefused, type DataFolder } from "./data-folder.ts";
import type { Running } from "./processes.ts";
import { serviceEnvironment, type Places } from "./settings.ts";

const FILE = "environments.json";
const environmentsSchema = z.record(z.string(), z.record(z.string(), z.string()));

/** Stores each service's environment in the data folder, beside the secrets, while the product is running. */
export function keepEnvironments(places: Places, data: DataFolder): Running {
  const file = join(data.path, FILE);
  const environments = SERVICES.map((service) => [
    service.name,
    serviceEnvironment(service, places, data.secrets),
  ]);
  rmSync(file, { force: true });
  writeFileSync(file, JSON.stringify(Object.fromEntries(environments), null, 2), { mode: 0o600 });
  return { stop: async () => rmSync(file, { force: true }) };
}

/** The environment of a service of the product running on the folder. Throws StartRefused if none is running. */
export function runningEnvironment(folder: string, service: ServiceName): Record<string, string> {
  const file = join(folder, FILE);
  const kept = isHeld(folder) && existsSync(file) ? readFileSync(file, "utf8") : "{}";
  const environment = environmentsSchema.parse(JSON.parse(kept))[service];
  if (environment) return environment;
  throw new StartRefused(
    `Callboard does not run on ${resolve(folder)}: start it with npm start, wait until it is ready, and try again.`,
  );
}
