import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { OWN_ENGINES } from "#dev/engines/real/own/own-engines.ts";
import { BackupRefused } from "./refusal.ts";

/** The engines that the product runs on. */
export type Shape = "embedded" | "real";

/** Engines with irreplaceable data; NATS and OpenSearch are filled from them. */
const HOLD_DATA = ["postgres", "keycloak", "s3"] as const;

/** The database server's folder inside the data folder. */
export const clusterPath = (shape: Shape): string => (shape === "real" ? "engines/postgres" : "postgres");

/** Other files to keep: keys, the development mailbox, and the marker that the demo market has been created. */
const PLAIN_FILES = ["secrets.json", "seed.json", "mailbox"];
const SECRETS_OF = ["engines/keycloak", "engines/nats", "engines/s3"];

/** Paths in the data folder that are copied as they are; they include the engines' passwords. */
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

/** The user's own engines are neither backed up nor restored by this product. */
export function refuseOwnEngines(shape: Shape, environment: NodeJS.ProcessEnv): void {
  if (shape === "embedded") return;
  const own = HOLD_DATA.filter((name) => environment[OWN_ENGINES[name].variable]);
  if (own.length === 0) return;
  const variables = own.map((name) => OWN_ENGINES[name].variable).join(", ");
  throw new BackupRefused(
    `${variables} names an engine of your own: back it up and restore it with its own tools (docs/operations.md).`,
  );
}
