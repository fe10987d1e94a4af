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
      const where = sql.join(conditionsOf(filter), sql` and `);
      const direction = sql.raw(page.order);
      const [found, counted] = await Promise.all([
        sql<Selectable<Tables["audit_entry"]>>`select * from audit_entry where ${where} ${after(page)}
          order by occurred_at ${direction}, id ${direction}
          limit ${page.size + 1} offset ${page.skip}`.execute(db),
        page.count
          ? sql<{ counted: number }>`select count(*)::int as counted from (
              select 1 from audit_entry where ${where} limit ${MAX_COUNTED + 1}) found`.execute(db)
          : null,
      ]);
      const total = counted === null ? null : countedTotal(counted.rows[0]?.counted ?? 0);
      return pageOf(found.rows.map(toAuditEntry), page, total, auditPlace);
    },
  } satisfies Partial<Reads>;
}

function conditionsOf({ recordId, actorId, companyId }: AuditFilter): RawBuilder<unknown>[] {
  return [
    sql`true`,
    ...(recordId === undefined ? [] : [sql`aggregate_id = ${recordId}`]),
    ...(actorId === undefined ? [] : [sql`actor_id = ${actorId}`]),
    ...(companyId === undefined ? [] : [sql`details ->> 'companyId' = ${companyId}`]),
  ];
}

function after({ after: cursor, order }: PageRequest): RawBuilder<unknown> {
  if (cursor === null) return sql``;
  const [occurredAt, id] = cursor;
  const place = sql`(${occurredAt}::timestamptz, ${id}::uuid)`;
  return order === "asc" ? sql`and (occurred_at, id) > ${place}` : sql`and (occurred_at, id) < ${place}`;
}
