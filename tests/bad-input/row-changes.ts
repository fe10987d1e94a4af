import { ENGINE_DATABASES, SERVICES } from "#dev/topology.ts";
import type { Databases } from "../support/databases.ts";

/** A row that was written, changed or deleted by a transaction that was committed. */
export interface RowChange {
  readonly table: string;
  readonly kind: "INSERT" | "UPDATE" | "DELETE";
  /** Its transaction: all databases of the product are in one cluster, whose transactions have one order. */
  readonly transaction: bigint;
  /** How the row begins. */
  readonly row: string;
}

/** Every committed change of every table of the product's databases, but for those that are named below. */
export interface RowWatch {
  /** What was changed since the last call, without what others did than the requests. */
  take(): Promise<readonly RowChange[]>;
  /** Transactions from here on begin later than now. */
  now(): Promise<bigint>;
}

const DATABASES = [...SERVICES.map(({ database }) => database), ...ENGINE_DATABASES];

/** Tables whose rows change with no request, or with one that is refused, and why. */
const MAY_CHANGE: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    SERVICES.flatMap(({ database }) => [
      [`${database}.quota`, "a refused call is a call"],
      [`${database}.relay_store`, "the relay notes how far it has published"],
    ]),
  ),
  "bus.message": "a copy of the outboxes, whose own rows are watched",
  "bus.consumer": "how far each consumer has read",
  "identity_provider.oidc_payload": "the campaign signs in again as tokens end",
  "identity_provider.attempt": "the campaign signs in again as tokens end",
  "identity.password_reset": "a wrong code is one of five tries",
  "casting.project": "what projects says is kept, whatever becomes of the submission that asked",
  "projects.address_answer": "what geocoders say is kept, whoever looks a place up",
};
/** Tables whose rows are updated with no request, and why; what is added and deleted is watched. */
const MAY_BE_UPDATED: Readonly<Record<string, string>> = {
  outbox: "the relay notes that an event is published",
  mail: "the sender notes what became of a mail",
  sandbox_delivery: "the sandbox notes that a webhook was delivered",
};
/** Tables whose insertion says why its whole transaction changes rows, though no mutation was called. */
const REASONS: Readonly<Record<string, string>> = {
  inbox: "a consumer had its effect",
  webhook_event: "the payment provider said what became of a subscription",
  project_notice: "a sweep tells of a change of a project, a while after it",
  project_view: "a project was read, which counts a view and says so",
  post_view: "a post was read, which counts a view",
};

const WATCHED_TABLES = `
  select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = 'public' and c.relkind = 'r' and c.relname <> 'row_change'`;

const LOG = `
  create unlogged table row_change (
    table_name text not null, kind text not null, row_text text not null,
    transaction xid8 not null default pg_current_xact_id());
  create function note_row_change() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'UPDATE' or old::text is distinct from new::text then
        insert into public.row_change (table_name, kind, row_text)
          values (tg_table_name, tg_op, left(case tg_op when 'DELETE' then old::text else new::text end, 160));
      end if;
      return null;
    end $$`;

/** Adds triggers to a started product's tables: what they note is gone with the transaction if that is rolled back. */
export async function watchRows(databases: Databases): Promise<RowWatch> {
  await Promise.all(DATABASES.map((database) => addTriggers(databases, database)));
  const takeFrom = async (database: string): Promise<readonly RowChange[]> => {
    const rows = await databases.query<{ [name: string]: string }>(
      database,
      "delete from row_change returning table_name, kind, row_text, transaction::text",
    );
    const changes = rows.map((row) => ({
      table: `${database}.${row["table_name"]}`,
      kind: row["kind"] as RowChange["kind"],
      transaction: BigInt(row["transaction"] ?? 0),
      row: row["row_text"] ?? "",
    }));
    const explained = new Set(changes.filter(isReason).map(({ transaction }) => transaction));
    return changes.filter(({ transaction }) => !explained.has(transaction));
  };
  return {
    take: async () => (await Promise.all(DATABASES.map(takeFrom))).flat(),
    async now() {
      const [row] = await databases.query<{ next: string }>(
        "identity",
        "select pg_snapshot_xmax(pg_current_snapshot())::text as next",
      );
      return BigInt(row?.next ?? 0);
    },
  };
}

/** The beginning of an event in whose name nobody acted, by the columns of an outbox up to its actor. */
const BY_NOBODY = /^\(\d+,\d+,[^,]+,[^,]+,"[^"]+",,/;

/**
 * Tables whose rows wait until they are due, and what a sweep does then, of which no event of nobody tells: of a pass that
 * came with the end of its project it tells nobody.
 */
const WAITING: Readonly<Record<string, string>> = {
  "casting.announcement": "a decision is announced that could be called back until then",
  "messaging.unread_mail": "a message is mailed that nobody has read for a quarter of an hour",
};
const DUE_AT = /"(\d{4}-\d\d-\d\d [^"]+)"/;

function wasDue(row: string): boolean {
  const at = DUE_AT.exec(row)?.[1]?.replace(" ", "T");
  return at !== undefined && new Date(`${at}:00`) <= new Date();
}

/** The beginning of the mail in which a sweep sums a day up for somebody, in the evening where they are. */
const DIGEST = /^\(digest:/;

/** Whether a row says why its transaction was made; an event of nobody is a sweep's, such as that of a trial's end. */
function isReason({ table, kind, row }: RowChange): boolean {
  const name = table.slice(table.indexOf(".") + 1);
  if (table in WAITING && kind === "DELETE") return wasDue(row);
  if (table === "messaging.mail") return kind === "INSERT" && DIGEST.test(row);
  return name in REASONS || (name === "outbox" && BY_NOBODY.test(row));
}

async function addTriggers(databases: Databases, database: string): Promise<void> {
  await databases.query(database, LOG);
  const tables = await databases.query<{ name: string }>(database, WATCHED_TABLES);
  for (const { name } of tables.filter((table) => !(`${database}.${table.name}` in MAY_CHANGE))) {
    const kinds = name in MAY_BE_UPDATED ? "insert or delete" : "insert or update or delete";
    await databases.query(
      database,
      `create trigger note_row_change after ${kinds} on "${name}" for each row execute function note_row_change()`,
    );
  }
}
