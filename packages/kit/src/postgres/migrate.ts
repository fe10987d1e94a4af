import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import pg from "pg";

/** A folder of `NNNN_what_it_does.sql` files; `set` keeps the names of several folders apart. */
export interface MigrationFolder {
  readonly set: string;
  readonly folder: URL;
}

/** The tables that kit itself needs in the database of every service. */
export const SERVICE_MIGRATIONS: MigrationFolder = {
  set: "kit",
  folder: new URL("../../migrations/service/", import.meta.url),
};

interface Migration {
  readonly name: string;
  readonly sql: string;
  readonly hash: string;
}

const FILE = /^\d{4}_[a-z0-9_]+\.sql$/;
const LOCK = 4_711_001;

/**
 * Applies what is missing, in order, each file in its own transaction, under an advisory lock: processes that
 * start at once wait for each other. Throws when an applied file was changed, or is gone from among those before our
 * newest. What a later version has applied is left alone: migrations are additive, and what they no longer need is
 * removed one version later, so that the version before starts on the new schema (a rollback). Returns the names applied.
 */
export async function migrate(url: string, folders: readonly MigrationFolder[]): Promise<string[]> {
  const client = new pg.Client({ connectionString: url, application_name: "migrate" });
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [LOCK]);
    await client.query(
      "create table if not exists migration (name text primary key, hash text not null, applied_at timestamptz not null default now())",
    );
    const applied: string[] = [];
    for (const folder of folders) applied.push(...(await applyFolder(client, folder)));
    return applied;
  } finally {
    await client.end();
  }
}

async function applyFolder(client: pg.Client, folder: MigrationFolder): Promise<string[]> {
  const { rows } = await client.query<{ name: string; hash: string }>(
    "select name, hash from migration where starts_with(name, $1) order by name",
    [`${folder.set}/`],
  );
  const done = new Map(rows.map((row) => [row.name, row.hash]));
  const migrations = await readFolder(folder);
  const names = new Set(migrations.map((migration) => migration.name));
  const newest = migrations.at(-1)?.name ?? "";
  const gone = [...done.keys()].find((name) => name <= newest && !names.has(name));
  if (gone !== undefined)
    throw new Error(`The migration ${gone} was applied but its file is gone: start a version that has it.`);
  const missing = migrations.filter((migration) => !isApplied(migration, done));
  for (const migration of missing) await apply(client, migration);
  return missing.map((migration) => migration.name);
}

function isApplied(migration: Migration, done: ReadonlyMap<string, string>): boolean {
  const hash = done.get(migration.name);
  if (hash !== undefined && hash !== migration.hash)
    throw new Error(
      `The migration ${migration.name} was changed after it was applied: restore it, and write a new one.`,
    );
  return hash !== undefined;
}

async function apply(client: pg.Client, migration: Migration): Promise<void> {
  await client.query("begin");
  try {
    await client.query(migration.sql);
    await client.query("insert into migration (name, hash) values ($1, $2)", [
      migration.name,
      migration.hash,
    ]);
    await client.query("commit");
  } catch (error) {
    await client.query("rollback");
    throw new Error(`The migration ${migration.name} failed.`, { cause: error });
  }
}

async function readFolder({ set, folder }: MigrationFolder): Promise<Migration[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith(".sql")).sort();
  return Promise.all(
    files.map(async (file) => {
      if (!FILE.test(file)) throw new Error(`${file} is not named like 0001_what_it_does.sql.`);
      const sql = await readFile(new URL(file, folder), "utf8");
      return { name: `${set}/${file}`, sql, hash: createHash("sha256").update(sql).digest("hex") };
    }),
  );
}
