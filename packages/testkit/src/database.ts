import { createHash, randomBytes } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { setTimeout } from "node:timers/promises";
import { migrate, SERVICE_MIGRATIONS, type MigrationFolder } from "@callboard/kit/postgres/migrate.ts";
import pg from "pg";
import { clusterUrl } from "./cluster.ts";

const BUS_MIGRATIONS: MigrationFolder = {
  set: "bus",
  folder: new URL("../../bus/migrations/", import.meta.url),
};

/** Letters of every alphabet count as letters, as in production. */
const EMPTY = "template0 locale_provider builtin builtin_locale 'C.UTF-8'";

/** A new database for one test file. */
export interface TestDatabase {
  readonly url: string;
  /** Drops it, even if clients are connected. */
  drop(): Promise<void>;
}

/** A database with kit's tables and the service's own migrations, cloned from a template. */
export function serviceDatabase(name: string, migrations?: URL): Promise<TestDatabase> {
  return cloneDatabase([SERVICE_MIGRATIONS, ...(migrations ? [{ set: name, folder: migrations }] : [])]);
}

/** A database for the event bus. */
export function busDatabase(): Promise<TestDatabase> {
  return cloneDatabase([BUS_MIGRATIONS]);
}

/** An empty database. */
export function emptyDatabase(): Promise<TestDatabase> {
  return cloneDatabase([]);
}

async function cloneDatabase(folders: readonly MigrationFolder[]): Promise<TestDatabase> {
  const server = await clusterUrl();
  const name = `test_${randomBytes(8).toString("hex")}`;
  const template = folders.length > 0 ? await preparedTemplate(server, folders) : EMPTY;
  await asAdmin(server, (client) =>
    client.query(`create database ${name} template ${template} strategy wal_log`),
  );
  return {
    url: databaseUrl(server, name),
    drop: () =>
      asAdmin(server, async (client) => {
        await untilDisconnected(client, name);
        await client.query(`drop database ${name} with (force)`);
      }),
  };
}

const LEAVING_MS = 1_000;
const BETWEEN_MS = 10;

/** A pool ends before its connections do; one that is cut then would raise an unhandled error. */
async function untilDisconnected(client: pg.Client, name: string): Promise<void> {
  const end = performance.now() + LEAVING_MS;
  const connected = "select 1 from pg_stat_activity where datname = $1 limit 1";
  while (performance.now() < end) {
    const { rows } = await client.query(connected, [name]);
    if (rows.length === 0) return;
    await setTimeout(BETWEEN_MS);
  }
}

/** The template with these migrations; created once per content, by the first process that needs it. */
async function preparedTemplate(server: string, folders: readonly MigrationFolder[]): Promise<string> {
  const template = `template_${(await contentHash(folders)).slice(0, 24)}`;
  return asAdmin(server, async (client) => {
    await client.query("select pg_advisory_lock(hashtextextended($1, 0))", [template]);
    const known = await client.query("select 1 from pg_database where datname = $1", [template]);
    if (known.rows.length > 0) return template;
    const draft = `${template}_draft`;
    await client.query(`drop database if exists ${draft} with (force)`);
    await client.query(`create database ${draft} template ${EMPTY}`);
    await migrate(databaseUrl(server, draft), folders);
    await client.query(`alter database ${draft} rename to ${template}`);
    return template;
  });
}

async function contentHash(folders: readonly MigrationFolder[]): Promise<string> {
  const hash = createHash("sha256").update(EMPTY);
  for (const { set, folder } of folders) {
    for (const file of (await readdir(folder)).sort()) {
      hash.update(`${set}/${file}\n`).update(await readFile(new URL(file, folder)));
    }
  }
  return hash.digest("hex");
}

async function asAdmin<T>(server: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

function databaseUrl(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}
