import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { chmod, copyFile, mkdir, readdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import pg from "pg";
import { startPostgres } from "#dev/engines/postgres.ts";
import { clusterSecret, SUPERUSER } from "#dev/engines/role-passwords.ts";
import { isRoot, UNPRIVILEGED } from "#dev/engines/unprivileged.ts";
import { freePort } from "#dev/free-port.ts";
import type { Tables } from "./manifest.ts";
import { readTables } from "./tables.ts";

/** Contents that PostgreSQL recreates at startup or must not find there; the empty folders are kept. */
const EMPTIED = new Set([
  "pg_wal",
  "pg_replslot",
  "pg_dynshmem",
  "pg_notify",
  "pg_serial",
  "pg_snapshots",
  "pg_stat_tmp",
  "pg_subtrans",
]);
const LEFT_OUT = /^(postmaster\.(pid|opts)|backup_label|tablespace_map|pg_internal\.init.*|pgsql_tmp.*)$/;
const SEGMENT = /^[0-9A-F]{24}$/;
/** Folder of the write-ahead log. */
const WAL = "pg_wal";

/** The superuser URL of the server running on a cluster's folder; null if none is running. */
export function superuserUrl(folder: string): string | null {
  const file = join(folder, "data/postmaster.pid");
  if (!existsSync(file)) return null;
  const [, , , port] = readFileSync(file, "utf8").split("\n");
  return `postgres://${SUPERUSER}:${clusterSecret(folder)}@127.0.0.1:${port}/postgres`;
}

/**
 * Copies the files of a running server with PostgreSQL's own base backup functions, without stopping it. A server
 * started on the copy replays the write-ahead log up to the end of the copy, a single moment for all databases. A
 * temporary slot retains the log until the connection closes.
 */
export async function copyCluster(folder: string, target: string): Promise<Date> {
  const client = new pg.Client({ connectionString: superuserUrl(folder) ?? "" });
  await client.connect();
  try {
    await client.query("select pg_create_physical_replication_slot('callboard_backup', true, true)");
    await client.query("select pg_backup_start('callboard', fast => true)");
    await copyFolder(join(folder, "data"), target);
    const { rows } = await client.query<{ label: string; last: string; at: Date }>(
      "select labelfile as label, pg_walfile_name(lsn) as last, now() as at from pg_backup_stop(wait_for_archive => false)",
    );
    const { label = "", last = "", at = new Date() } = rows[0] ?? {};
    await writeFile(join(target, "backup_label"), label, { mode: 0o600 });
    await copySegments(folder, target, { first: firstSegment(label), last });
    return at;
  } finally {
    await client.end();
  }
}

/** The log segment in which a copy begins, according to its label. */
export function firstSegment(label: string): string {
  const named = /^START WAL LOCATION: .+ \(file ([0-9A-F]{24})\)$/m.exec(label)?.[1];
  if (named === undefined) throw new Error("PostgreSQL's label of the copy names no segment.");
  return named;
}

async function copySegments(folder: string, target: string, wanted: { first: string; last: string }) {
  for (const name of await readdir(join(folder, "data", WAL))) {
    if (!SEGMENT.test(name) || name < wanted.first || name > wanted.last) continue;
    await copyFile(join(folder, "data", WAL, name), join(target, WAL, name));
  }
}

async function copyFolder(from: string, to: string, top = true): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 });
  for (const entry of await readdir(from, { withFileTypes: true })) {
    if (LEFT_OUT.test(entry.name)) continue;
    const [source, copy] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory() && top && EMPTIED.has(entry.name)) await mkdir(copy, { mode: 0o700 });
    else if (entry.isDirectory()) await copyFolder(source, copy, false);
    else await copyUnlessGone(source, copy);
  }
}

/** A table dropped during the copy no longer has a file; the log contains the drop as well. */
async function copyUnlessGone(source: string, copy: string): Promise<void> {
  try {
    await copyFile(source, copy);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
  }
}

/**
 * Starts a server in isolation on a copy's files, reads every table, and shuts it down, which leaves a clean cluster.
 * Reading verifies the checksum of every page that contains rows.
 */
export async function startOnce(folder: string): Promise<Tables> {
  await giveToServer(folder);
  const server = await startPostgres({
    folder,
    port: await freePort(),
    logFile: join(dirname(folder), "postgres.log"),
    // Nothing may change between this read and the next one.
    settings: { autovacuum: "off", transaction_timeout: "0" },
  });
  try {
    return await readTables(server.superuserUrl);
  } finally {
    await server.stop();
  }
}

/** If we are root, the server runs under its own account and requires exclusive ownership of its files. */
async function giveToServer(folder: string): Promise<void> {
  const data = join(folder, "data");
  await chmod(data, 0o700);
  for (const name of [WAL, "pg_wal/archive_status", "pg_wal/summaries"])
    await mkdir(join(data, name), { recursive: true, mode: 0o700 });
  if (!isRoot()) return;
  const given = spawnSync("chown", ["-R", `${UNPRIVILEGED.uid}:${UNPRIVILEGED.gid}`, data], {
    encoding: "utf8",
  });
  if (given.status !== 0)
    throw new Error(`The files of the database could not be given to it: ${given.stderr}`);
}
