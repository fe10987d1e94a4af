import type { Kysely } from "kysely";
import type { AuditStore } from "#app/ports.ts";
import type { Tables } from "./tables.ts";

/** The audit log: only ever appended to. */
export function auditStore(db: Kysely<Tables>): AuditStore {
  return {
    append: async (entry) => {
      await db
        .insertInto("audit_entry")
        .values({
          id: entry.id,
          occurred_at: entry.occurredAt,
          actor_id: entry.actorId,
          action: entry.action,
          aggregate_id: entry.aggregateId,
          details: JSON.stringify(entry.details),
        })
        .onConflict((conflict) => conflict.column("id").doNothing())
        .execute();
    },
  };
}
