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

interface OwnedRow {
  readonly database: string;
  readonly table: string;
  /** The row as one text. */
  readonly text: string;
  /** Where the database keeps this state of the row, and the transaction that wrote it: any write makes another. */
  readonly place: string;
  readonly writer: string;
}

/** Every row of every service's database that has one of some ids in it. */
export interface OwnedRows {
  /** The rows as they are now; `gone` compares with the ones read last. */
  read(): Promise<void>;
  /** The rows that were read and are not as they were. */
  gone(): Promise<readonly string[]>;
}

/**
 * Rows are compared as one text each; without their version, which an event about it raises, such as that a stranger
 * asks an agent's link of a talent, and without the hour at which a notification was in the daily mail. Rows that
 * nobody has written since are found at their places, which costs next to nothing; only when one is not there are all
 * rows read and compared.
 */
export async function openOwnedRows(databases: Databases, ids: readonly string[]): Promise<OwnedRows> {
  const queries = await Promise.all(
    SERVICES.map(async ({ database }) => {
      const tables = await databases.query<{ name: string }>(database, TABLES, [Object.keys(NOBODYS)]);
      const parts = tables.map(
        ({
          name,
        }) => `select '${database}' as database, '${name}' as table, ctid::text as place, xmin::text as writer,
          '${database}.${name} ' || (to_jsonb(t) - ${WITHOUT})::text as text from "${name}" t where t::text ~ $1`,
      );
      return { database, sql: parts.join(" union all ") };
    }),
  );
  const readAll = async (): Promise<readonly OwnedRow[]> => {
    const found = await Promise.all(
      queries.map(({ database, sql }) => databases.query<OwnedRow & object>(database, sql, [ids.join("|")])),
    );
    return found.flat();
  };
  let kept: readonly OwnedRow[] = [];
  return {
    async read() {
      kept = await readAll();
    },
    async gone() {
      if (await areInPlace(databases, kept)) return [];
      const now = await readAll();
      const byText = new Map(now.map((row) => [row.text, row]));
      const gone = kept.filter(({ text }) => !byText.has(text));
      // Rows that were written again, as an event about them does, are the same at another place.
      kept = kept.map((row) => byText.get(row.text) ?? row);
      return gone.map(({ text }) => text);
    },
  };
}

/** Whether each row is where it was, written by the same transaction: then it is the same row. */
async function areInPlace(databases: Databases, rows: readonly OwnedRow[]): Promise<boolean> {
  const byDatabase = [...Map.groupBy(rows, ({ database }) => database)];
  const counts = await Promise.all(
    byDatabase.map(async ([database, owned]) => {
      const byTable = [...Map.groupBy(owned, ({ table }) => table)];
      const parts = byTable.map(
        ([table], place) => `select count(*)::int as n from "${table}" t
          join unnest($${2 * place + 1}::text[], $${2 * place + 2}::text[]) as kept (place, writer)
            on t.ctid = kept.place::tid and t.xmin::text = kept.writer`,
      );
      const values = byTable.flatMap(([, of]) => [
        of.map(({ place }) => place),
        of.map(({ writer }) => writer),
      ]);
      const found = await databases.query<{ n: number }>(database, parts.join(" union all "), values);
      return found.reduce((sum, { n }) => sum + n, 0) === owned.length;
    }),
  );
  return counts.every(Boolean);
}
