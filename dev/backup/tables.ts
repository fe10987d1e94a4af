import pg from "pg";
import type { Tables } from "./manifest.ts";

const DATABASES =
  "select datname as name from pg_database where datallowconn and not datistemplate order by 1";
/** Excludes unlogged tables (quotas of the last minutes), which are always empty after a recovery. */
const TABLES = `select n.nspname as schema, c.relname as name from pg_class c
  join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and c.relpersistence = 'p' and n.nspname <> 'information_schema' and n.nspname !~ '^pg_' order by 1, 2`;
/** Fixes the settings that affect the text form of values, and disables timeouts for long tables. */
const SESSION =
  "set timezone = 'UTC'; set datestyle = 'ISO'; set extra_float_digits = 1; set bytea_output = 'hex'; " +
  "set statement_timeout = 0; set transaction_timeout = 0";

/**
 * Rows and checksum of every table in every database of a server, each database at one moment; requires a superuser.
 */
export async function readTables(superuserUrl: string): Promise<Tables> {
  const databases = await inDatabase(superuserUrl, "postgres", (client) =>
    client.query<{ name: string }>(DATABASES),
  );
  const tables: Tables = {};
  for (const { name } of databases.rows) tables[name] = await inDatabase(superuserUrl, name, tablesOf);
  return tables;
}

async function inDatabase<T>(url: string, database: string, work: (client: pg.Client) => Promise<T>) {
  const address = new URL(url);
  address.pathname = `/${database}`;
  const client = new pg.Client({ connectionString: address.href });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function tablesOf(client: pg.Client): Promise<Tables[string]> {
  await client.query(SESSION);
  await client.query("begin isolation level repeatable read read only");
  const { rows: names } = await client.query<{ schema: string; name: string }>(TABLES);
  const found: Tables[string] = {};
  for (const { schema, name } of names) {
    const table = `${client.escapeIdentifier(schema)}.${client.escapeIdentifier(name)}`;
    const { rows } = await client.query<{ rows: string; checksum: string }>(checksumOf(table));
    const [row] = rows;
    found[`${schema}.${name}`] = { rows: Number(row?.rows ?? 0), checksum: row?.checksum ?? "" };
  }
  await client.query("commit");
  return found;
}

/** Independent of the order of rows: the sum of two hashes of each, 128 bits together. */
const checksumOf = (table: string): string => `
  select count(*)::text as rows, encode(sha256(convert_to(concat_ws(' ', count(*),
      sum(hashtextextended(content, 0)::numeric), sum(hashtextextended(content, 1)::numeric)), 'UTF8')), 'hex') as checksum
  from (select whole_row::text as content from ${table} as whole_row) as contents`;
