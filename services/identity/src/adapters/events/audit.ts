import { toJson } from "@bufbuild/protobuf";
import type { DescMessage } from "@bufbuild/protobuf";
import { KNOWN_EVENTS } from "@callboard/proto/known-events.ts";
import { on, type EventHandler } from "@callboard/bus/handler.ts";
import type { Transaction } from "kysely";
import { addAuditEntry } from "#adapters/store/audit-log.ts";
import type { Tables } from "#adapters/store/tables.ts";

/** Events from every service that the audit log keeps: not views and bookmarks, copies of facts, and mail. */
export const AUDITED_EVENTS: readonly DescMessage[] = KNOWN_EVENTS.flatMap(({ schema, row }) =>
  row.audited ? [schema] : [],
);

function audit(schema: DescMessage): EventHandler<Tables> {
  return on({
    schema,
    apply: (tx: Transaction<Tables>, _, payload, envelope) =>
      addAuditEntry(tx, {
        id: envelope.id,
        occurredAt: envelope.occurredAt,
        actorId: envelope.actorId,
        action: envelope.subject,
        aggregateId: envelope.aggregateId,
        details: toJson(schema, payload) as Record<string, unknown>,
      }),
  });
}

/** One handler per audited event; each appends its event to the log exactly once. */
export function auditHandlers(): readonly EventHandler<Tables>[] {
  return AUDITED_EVENTS.map(audit);
}
