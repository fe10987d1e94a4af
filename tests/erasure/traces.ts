import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { SERVICES } from "#dev/topology.ts";
import type { Databases } from "../support/databases.ts";

/** The services' databases, the log of all events with its dead letters, and the provider's accounts and sessions. */
const DATABASES: readonly string[] = [
  ...SERVICES.map(({ database }) => database),
  "bus",
  "identity_provider",
];

/** Every value, in columns of any type, whose text contains one of the words: `database: table.column: beginning`. */
export async function tracesInDatabases(
  databases: Databases,
  words: readonly string[],
): Promise<readonly string[]> {
  const found = await Promise.all(DATABASES.map((database) => tracesIn(databases, database, words)));
  return found.flat();
}

async function tracesIn(
  databases: Databases,
  database: string,
  words: readonly string[],
): Promise<readonly string[]> {
  const columns = await databases.query<{ place: string; column: string; text: string }>(
    database,
    `select quote_ident(table_name) as place, quote_ident(column_name) as column,
       case data_type when 'bytea' then format('encode(%I, ''escape'')', column_name)
         else format('%I::text', column_name) end as text
     from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_schema = 'public' and table_type = 'BASE TABLE'
       and data_type in ('text', 'character varying', 'json', 'jsonb', 'ARRAY', 'tsvector', 'USER-DEFINED', 'bytea')`,
  );
  expect([database, columns.length > 4]).toEqual([database, true]);
  const found: string[] = [];
  for (const { place, column, text } of columns) {
    const rows = await databases.query<{ n: number; text: string }>(
      database,
      `select min(${text}) as text, count(*)::int as n from ${place} where exists (
         select from unnest($1::text[]) sought where strpos(lower(${text}), lower(sought)) > 0)`,
      [words],
    );
    if (rows[0]!.n > 0) found.push(`${database}: ${place}.${column}: ${rows[0]!.text.slice(0, 80)}`);
  }
  return found;
}

/** Files below a folder whose path or content contains one of the words. */
export async function tracesInFiles(folder: string, words: readonly string[]): Promise<readonly string[]> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = files.filter((file) => file.isFile()).map((file) => join(file.parentPath, file.name));
  const found: string[] = [];
  for (const path of paths) {
    const text = `${path}\n${(await readFile(path)).toString("latin1")}`.toLowerCase();
    if (words.some((word) => text.includes(word.toLowerCase()))) found.push(path);
  }
  return found;
}
