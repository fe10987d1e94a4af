import { SERVICES } from "#dev/topology.ts";
import type { Databases } from "../support/databases.ts";

/** Tables that record events or progress and belong to no one, and why they change. */
const NOBODYS: Readonly<Record<string, string>> = {
  outbox: "the relay notes that an event is published",
  inbox: "what consumers have had",
  relay_store: "how far the relay has published",
  quota: "a refused call is a call",
  mail: "the sender notes what became of a mail",
  mail_person: "whom a queued mail names, let go when the mail is sent",
  project_notice: "a sweep notes how far it has told of a change of a project",
  person: "a copy of names, which is read again now and then",
};
const TABLES = `select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = 'public' and c.relkind = 'r' and c.relname <> all($1) order by c.relname`;

const WITHOUT = "'{version,digested_at,read_at}'::text[]";

interface OwnedRow {
  readonly database: string;
  readonly table: string;
  /** The row as one text. */
  readonly text: string;
  /** The physical location of this row version and the transaction that wrote it, which every write changes. */
  readonly place: string;
  readonly writer: string;
}

/** Every row of every service's database that contains one of the given ids. */
export interface OwnedRows {
  /** Reads the current rows; `gone` compares with the last read. */
  read(): Promise<void>;
  /** Rows that were read and have changed since. */
  gone(): Promise<readonly string[]>;
}

/**
 * Rows are compared as text, without their version, which an event about them raises, such as a stranger's request
 * for a link to the talent, and without the hours at which a notification was in the daily mail and a copy was read last. Unwritten rows are
 * found at their location, which is cheap; only if one is missing are all rows read and compared.
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
      // Rows rewritten without a change, as by an event about them, are the same at another location.
      kept = kept.map((row) => byText.get(row.text) ?? row);
      return gone.map(({ text }) => text);
    },
  };
}

/** Whether each row is at its location, written by the same transaction, and thus unchanged. */
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
