import { sql, type Kysely, type RawBuilder, type Selectable, type Transaction } from "kysely";
import { countedTotal, MAX_COUNTED, pageOf, type PageRequest } from "@callboard/kit/paging/page.ts";
import type { AuditEntry, AuditFilter, Reads } from "#app/ports.ts";
import { fromAuditEntry } from "./rows.ts";
import type { Tables } from "./tables.ts";

/** Appends an entry to the audit log; idempotent by the entry's id. */
export async function addAuditEntry(tx: Transaction<Tables>, entry: AuditEntry): Promise<void> {
  await tx
    .insertInto("audit_entry")
    .values(fromAuditEntry(entry))
    .onConflict((known) => known.column("id").doNothing())
    .execute();
}

function toAuditEntry(row: Selectable<Tables["audit_entry"]>): AuditEntry {
  return {
    id: row.id,
    occurredAt: row.occurred_at,
    actorId: row.actor_id,
    action: row.action,
    aggregateId: row.aggregate_id,
    details: row.details as AuditEntry["details"],
  };
}

/** An entry's position in chronological order. */
export const auditPlace = ({ occurredAt, id }: AuditEntry) => [occurredAt.toISOString(), id] as const;

/** Reads of the audit log. */
export function auditReads(db: Kysely<Tables>) {
  return {
    async auditEntries(filter, page) {
      if (filter.companyId === null) return { items: [], counted: countedTotal(0), next: null };
      const direction = sql.raw(page.order);
      const order = sql`order by occurred_at ${direction}, id ${direction}`;
      const [found, counted] = await Promise.all([
        sql<Selectable<Tables["audit_entry"]>>`
          select * from (${matching(filter, {
            columns: sql`*`,
            rest: sql`${after(page)} ${order} limit ${page.skip + page.size + 1}`,
          })}) found
          ${order} limit ${page.size + 1} offset ${page.skip}`.execute(db),
        page.count
          ? sql<{ counted: number }>`select count(*)::int as counted from (
              select id from (${matching(filter, { columns: sql`id`, rest: sql`limit ${MAX_COUNTED + 1}` })}) found
              limit ${MAX_COUNTED + 1}) found`.execute(db)
          : null,
      ]);
      const total = counted === null ? null : countedTotal(counted.rows[0]?.counted ?? 0);
      return pageOf(found.rows.map(toAuditEntry), page, total, auditPlace);
    },
  } satisfies Partial<Reads>;
}

interface Part {
  readonly columns: RawBuilder<unknown>;
  /** What follows the conditions: the place, the order and the limit of each part. */
  readonly rest: RawBuilder<unknown>;
}

/**
 * The entries of a filter. Each way in which an entry can be about a person or a project is a part that reads its own
 * index in order and stops at the limit; an entry that is found in several parts counts once.
 */
function matching(filter: AuditFilter, { columns, rest }: Part): RawBuilder<unknown> {
  const where = sql.join(conditionsOf(filter), sql` and `);
  const parts = waysOf(filter).map(
    (way) => sql`(select ${columns} from audit_entry where ${where} and ${way} ${rest})`,
  );
  return sql.join(parts, sql` union `);
}

function waysOf({ userId, projectId }: AuditFilter): readonly RawBuilder<unknown>[] {
  const ofPerson =
    userId === undefined
      ? [sql`true`]
      : [sql`actor_id = ${userId}`, sql`aggregate_id = ${userId}`, sql`details ->> 'userId' = ${userId}`];
  const ofProject =
    projectId === undefined
      ? [sql`true`]
      : [sql`aggregate_id = ${projectId}`, sql`details ->> 'projectId' = ${projectId}`];
  return ofPerson.flatMap((person) => ofProject.map((project) => sql`${person} and ${project}`));
}

function conditionsOf(filter: AuditFilter): RawBuilder<unknown>[] {
  const { recordId, actorId, companyId, kind, from, until } = filter;
  return [
    sql`true`,
    ...(recordId === undefined ? [] : [sql`aggregate_id = ${recordId}`]),
    ...(actorId === undefined ? [] : [sql`actor_id = ${actorId}`]),
    ...(companyId === undefined ? [] : [sql`details ->> 'companyId' = ${companyId}`]),
    // Operations are logged with the field that they wrote behind their name.
    ...(kind === undefined ? [] : [sql`split_part(action, ' ', 1) = ${kind}`]),
    ...(from === undefined ? [] : [sql`occurred_at >= ${from}`]),
    ...(until === undefined ? [] : [sql`occurred_at < ${until}`]),
  ];
}

function after({ after: cursor, order }: PageRequest): RawBuilder<unknown> {
  if (cursor === null) return sql``;
  const [occurredAt, id] = cursor;
  const place = sql`(${occurredAt}::timestamptz, ${id}::uuid)`;
  return order === "asc" ? sql`and (occurred_at, id) > ${place}` : sql`and (occurred_at, id) < ${place}`;
}
