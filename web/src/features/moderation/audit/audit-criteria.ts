import { EVENTS } from "@callboard/catalog/events/events.ts";
import { keyOf } from "#lib/graph/record-key.ts";

/** Operations that the log keeps under their own names. */
const OPERATIONS = ["setUserSuspended", "updateUserString", "updateUserStringArray"] as const;

/** Everything that the log tells apart: audited events and operations, by name. */
export const AUDIT_KINDS: readonly string[] = [
  ...Object.entries(EVENTS).flatMap(([name, { audited }]) => (audited ? [name] : [])),
  ...OPERATIONS,
];

/** What the address can narrow the log by. */
export const AUDIT_FILTERS = ["record", "actor", "person", "project", "kind", "from", "to"] as const;
export type AuditFilters = Readonly<Record<(typeof AUDIT_FILTERS)[number], string>>;

const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00`));

/** The moment at which a day of the reader begins, or the day after it. */
function startOf(day: string, later = 0): string {
  const start = new Date(`${day}T00:00`);
  start.setDate(start.getDate() + later);
  return start.toISOString();
}

/** The criteria of the log by the filters of the address. Days are those of the reader's clock, both included. */
export function auditCriteria({ record, actor, person, project, kind, from, to }: AuditFilters) {
  return {
    ...(record && { RecordId: record }),
    ...(actor && { ActorId: keyOf("USR", actor) }),
    ...(person && { UserId: keyOf("USR", person) }),
    ...(project && { ProjectId: keyOf("PRJ", project) }),
    ...(AUDIT_KINDS.includes(kind) && { Kind: kind }),
    ...(isDay(from) && { From: startOf(from) }),
    ...(isDay(to) && { Until: startOf(to, 1) }),
  };
}
