import { SERVICES } from "#dev/topology.ts";
import type { Databases } from "../support/databases.ts";

/** Tables that say what happened or how far somebody is, not what belongs to somebody; and why they change. */
const NOBODYS: Readonly<Record<string, string>> = {
  outbox: "the relay notes that an event is published",
  inbox: "what consumers have had",
  relay_store: "how far the relay has published",
  quota: "a refused call is a call",
  mail: "the sender notes what became of a mail",
  project_notice: "a sweep notes how far it has told of a change of a project",
  person: "a copy of names, which is read again now and then",
};
const TABLES = `select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = 'public' and c.relkind = 'r' and c.relname <> all($1) order by c.relname`;

const WITHOUT = "'{version,digested_at}'::text[]";

export type OwnedRows = ReadonlySet<string>;

/**
 * Reads every row of every service's database that has one of the ids in it, as one text each; without its version,
 * which an event about it raises, such as that a stranger asks an agent's link of a talent, and without the hour at
 * which a notification was in the daily mail.
 */
export async function openOwnedRows(
  databases: Databases,
  ids: readonly string[],
): Promise<() => Promise<OwnedRows>> {
  const queries = await Promise.all(
    SERVICES.map(async ({ database }) => {
      const tables = await databases.query<{ name: string }>(database, TABLES, [Object.keys(NOBODYS)]);
      const parts = tables.map(
        ({ name }) =>
          `select '${database}.${name} ' || (to_jsonb(t) - ${WITHOUT})::text as row from "${name}" t where t::text ~ $1`,
      );
      return { database, sql: parts.join(" union all ") };
    }),
  );
  return async () => {
    const found = await Promise.all(
      queries.map(({ database, sql }) => databases.query<{ row: string }>(database, sql, [ids.join("|")])),
    );
    return new Set(found.flat().map(({ row }) => row));
  };
}
