import type { Transaction } from "kysely";
import type { AuditEntry } from "#app/ports.ts";
import { fromAuditEntry } from "./rows.ts";
import type { Tables } from "./tables.ts";

/** Appends a line to the audit log; the same id twice is one line. */
export async function addAuditEntry(tx: Transaction<Tables>, entry: AuditEntry): Promise<void> {
  await tx
    .insertInto("audit_entry")
    .values(fromAuditEntry(entry))
    .onConflict((known) => known.column("id").doNothing())
    .execute();
}
