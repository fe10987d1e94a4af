import { spawn } from "node:child_process";
import { mkdir, open, readFile, rm, stat } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { ADDRESS_FILE, CLUSTER_FOLDER, LOCK_FILE } from "./cluster-address.ts";
import { waitFor } from "./wait-for.ts";

const START_MS = 30_000;

/**
 * The URL of a PostgreSQL server for tests, as a superuser: TEST_DATABASE_URL if it is set, otherwise an embedded one
 * that the first test file starts, all others share, and that stops a minute after the last connection.
 */
export async function clusterUrl(): Promise<string> {
  const given = process.env["TEST_DATABASE_URL"];
  if (given) return given;
  await mkdir(CLUSTER_FOLDER, { recursive: true });
  return waitFor(
    "the test cluster starts",
    async () => (await runningUrl()) ?? (await startOnce()),
    START_MS,
  );
}

async function runningUrl(): Promise<string | null> {
  try {
    const url = await readFile(ADDRESS_FILE, "utf8");
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
    await client.connect();
    await client.end();
    return url;
  } catch {
    return null;
  }
}

/** Starts the cluster unless another process is doing so; returns null, so the caller requests the URL again. */
async function startOnce(): Promise<null> {
  if (!(await takeLock())) return null;
  try {
    if (await runningUrl()) return null;
    await rm(ADDRESS_FILE, { force: true });
    const script = fileURLToPath(new URL("./cluster-process.ts", import.meta.url));
    const child = spawn(process.execPath, [script], { detached: true, stdio: "ignore" });
    child.unref();
    await waitFor("the address of the test cluster", runningUrl, START_MS);
    return null;
  } finally {
    await rm(LOCK_FILE, { force: true });
  }
}

async function takeLock(): Promise<boolean> {
  try {
    await (await open(LOCK_FILE, "wx")).close();
    return true;
  } catch {
    const taken = await stat(LOCK_FILE).catch(() => null);
    if (taken && Date.now() - taken.mtimeMs > START_MS) await rm(LOCK_FILE, { force: true });
    return false;
  }
}
