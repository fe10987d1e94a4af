import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { OWN_ENGINES } from "#dev/engines/real/own/own-engines.ts";
import { BackupRefused } from "./refusal.ts";

/** On which engines the product runs. */
export type Shape = "embedded" | "real";

/** Engines that hold what cannot be made again; NATS and OpenSearch are filled from what these hold. */
const HOLD_DATA = ["postgres", "keycloak", "s3"] as const;

/** The folder of the database server, inside the data folder. */
export const clusterPath = (shape: Shape): string => (shape === "real" ? "engines/postgres" : "postgres");

/** Beside the databases and the objects: keys, the development mailbox, and the mark that the demo market was made. */
const PLAIN_FILES = ["secrets.json", "seed.json", "mailbox"];
const SECRETS_OF = ["engines/keycloak", "engines/nats", "engines/s3"];

/** What is kept as it lies in the data folder, by its path there; passwords of the engines are among it. */
export function keptPaths(home: string, shape: Shape): string[] {
  const engines =
    shape === "real" ? SECRETS_OF.flatMap((folder) => secretsIn(home, folder)) : ["identity-provider"];
  return [...PLAIN_FILES, `${clusterPath(shape)}/password`, ...engines].filter((path) =>
    existsSync(join(home, path)),
  );
}

function secretsIn(home: string, folder: string): string[] {
  if (!existsSync(join(home, folder))) return [];
  const names = readdirSync(join(home, folder)).filter((name) => name.endsWith(".secret"));
  return names.map((name) => `${folder}/${name}`);
}

/** An engine of one's own is not this product's to copy or to fill. */
export function refuseOwnEngines(shape: Shape, environment: NodeJS.ProcessEnv): void {
  if (shape === "embedded") return;
  const own = HOLD_DATA.filter((name) => environment[OWN_ENGINES[name].variable]);
  if (own.length === 0) return;
  const variables = own.map((name) => OWN_ENGINES[name].variable).join(", ");
  throw new BackupRefused(
    `${variables} names an engine of your own: back it up and restore it with its own tools (docs/operations.md).`,
  );
}
