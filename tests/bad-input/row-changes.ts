import { ENGINE_DATABASES, SERVICES } from "#dev/topology.ts";
import type { Databases } from "../support/databases.ts";

/** A row inserted, updated or deleted by a committed transaction. */
export interface RowChange {
  readonly table: string;
  readonly kind: "INSERT" | "UPDATE" | "DELETE";
  /** Its transaction; all databases share one cluster, so transactions are ordered. */
  readonly transaction: bigint;
  /** Beginning of the row. */
  readonly row: string;
}

/** Every committed change to the tables of the product's databases, except those excluded below. */
export interface RowWatch {
  /** Changes since the last call, except those not caused by requests. */
  take(): Promise<readonly RowChange[]>;
  /** A lower bound for all transactions that begin later. */
  now(): Promise<bigint>;
}

const DATABASES = [...SERVICES.map(({ database }) => database), ...ENGINE_DATABASES];

/** Tables whose rows change without a request, or with a rejected one, and why. */
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
  "identity.member_session": "likewise",
  "identity.provider_cursor": "how far the provider's own changes have been followed",
  "identity.password_reset": "a wrong code is one of five tries",
  "identity.phone_code": "likewise",
  "identity.registration_code": "likewise, and whoever asks for a code gets the same response",
  "casting.project": "what projects says is kept, whatever becomes of the submission that asked",
  "casting.position": "likewise",
  "casting.position_consent": "a consent ends by its clock",
  "casting.slot_consent": "a consent ends by its clock",
  "casting.company_reminder": "a sweep notes which company was reminded of those who wait",
  "messaging.mail_person": "a mail that was sent names nobody any more",
  "projects.address_answer": "what geocoders say is kept, whoever looks a place up",
};
/** Tables whose rows are updated without a request, and why; insertions and deletions are watched. */
const MAY_BE_UPDATED: Readonly<Record<string, string>> = {
  outbox: "the relay notes that an event is published",
  mail: "the sender notes what became of a mail",
  person: "a copy of names, which is read again now and then",
  sandbox_delivery: "the sandbox notes that a webhook was delivered",
};
/** Tables in which an insertion explains why a transaction changes rows without a mutation. */
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

/** Adds triggers to a started product's tables; their records are rolled back with the transaction. */
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

/** Beginning of an outbox row of an event without an actor. */
const BY_NOBODY = /^\(\d+,\d+,[^,]+,[^,]+,"[^"]+",,/;

/**
 * Tables of pending items and what a sweep does when they are due without publishing a system event: passes due to
 * the end of a project are not announced.
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

/** Beginning of the row of a daily digest, which a sweep sends in the recipient's evening. */
const DIGEST = /^\(digest:/;

/**
 * Whether a row explains its transaction; an event without an actor comes from a sweep, such as the end of a trial.
 */
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
