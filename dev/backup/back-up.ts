import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { isHeld } from "#dev/start/data-folder.ts";
import { runningEnvironment } from "#dev/start/environments.ts";
import { pack } from "./archive.ts";
import { copyCluster, startOnce } from "./cluster.ts";
import { MANIFEST, measureAll, newManifest, type Manifest } from "./manifest.ts";
import { bucketOf, copyFromBucket, copyFromDisk, count, type Counted } from "./objects.ts";
import { BackupRefused } from "./refusal.ts";
import { clusterPath, keptPaths, type Shape } from "./shape.ts";

const root = resolve(import.meta.dirname, "../..");
/** Names of the parts. */
export const PARTS = {
  databases: "databases.tar.gz",
  objects: "objects.tar",
  settings: "settings.tar",
} as const;

interface Backup {
  /** The product's data folder. */
  readonly home: string;
  readonly engines: Shape;
  /** The backup's folder, which is created. */
  readonly folder: string;
  readonly progress: (step: string) => void;
}

/**
 * Backs up the running product of a data folder without stopping it. The folder appears only when it is complete and
 * its databases have been started once and read; an aborted backup leaves nothing behind.
 */
export async function backUp(options: Backup): Promise<Manifest> {
  const folder = resolve(options.folder);
  refuseToBackUp({ ...options, folder });
  const unfinished = `${folder}.unfinished-${process.pid}`;
  mkdirSync(dirname(folder), { recursive: true });
  mkdirSync(unfinished, { mode: 0o700 });
  try {
    const manifest = await fill(unfinished, options);
    writeFileSync(join(unfinished, MANIFEST), JSON.stringify(manifest, null, 1), { mode: 0o600 });
    // Flushed to disk before it is renamed, so that a power failure cannot leave a backup that only looks complete.
    spawnSync("sync", ["--file-system", unfinished]);
    refuseExisting(folder);
    renameSync(unfinished, folder);
    return manifest;
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
}

/** Throws BackupRefused if a backup is impossible, or would overwrite something. */
export function refuseToBackUp({ home, engines, folder }: Omit<Backup, "progress">): void {
  refuseExisting(folder);
  const server = join(home, clusterPath(engines));
  if (isHeld(home) && existsSync(join(server, "data/postmaster.pid"))) return;
  throw new BackupRefused(
    `Callboard does not run on ${resolve(home)}: start it with npm start, wait until it is ready, and try again.`,
  );
}

function refuseExisting(folder: string): void {
  if (existsSync(folder))
    throw new BackupRefused(
      `${folder} is there already, and a backup overwrites nothing: name a new folder.`,
    );
}

/** Databases first: rows rarely refer to an object that is removed or added afterwards. */
async function fill(unfinished: string, { home, engines, progress }: Backup): Promise<Manifest> {
  const work = join(unfinished, "work");
  const server = join(home, clusterPath(engines));
  const cluster = join(work, "cluster");
  mkdirSync(cluster, { recursive: true, mode: 0o711 });
  cpSync(join(server, "password"), join(cluster, "password"));
  const madeAt = await copyCluster(server, join(cluster, "data"));
  progress("Databases copied");
  const objects = await copyObjects({ home, engines, folder: join(work, "objects") });
  progress(`Objects copied: ${objects.count}`);
  const databases = await startOnce(cluster);
  progress("Databases started once, and read");
  const target = (file: string) => join(unfinished, file);
  await pack(cluster, ["data"], { file: target(PARTS.databases), compressed: true });
  await pack(work, ["objects"], { file: target(PARTS.objects), compressed: false });
  await pack(home, keptPaths(home, engines), { file: target(PARTS.settings), compressed: false });
  rmSync(work, { recursive: true });
  const parts = await measureAll(unfinished);
  progress("Packed");
  const postgres = majorVersion(server);
  return newManifest({
    madeAt: madeAt.toISOString(),
    product: product(),
    engines,
    postgres,
    databases,
    objects,
    parts,
  });
}

async function copyObjects({ home, engines, folder }: Omit<Backup, "progress">): Promise<Counted> {
  mkdirSync(folder, { recursive: true });
  if (engines === "embedded") await copyFromDisk(join(home, "objects"), folder);
  else await copyFromBucket(bucketOf(runningEnvironment(home, "media")), folder);
  return count(folder);
}

/** The major version of PostgreSQL that wrote a cluster. */
function majorVersion(server: string): string {
  return readFileSync(join(server, "data/PG_VERSION"), "utf8").trim();
}

function product(): Manifest["product"] {
  const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { version: string };
  const { status, stdout } = spawnSync("git", ["rev-parse", "HEAD"], { cwd: root, encoding: "utf8" });
  return { version, commit: status === 0 ? stdout.trim() : null };
}
