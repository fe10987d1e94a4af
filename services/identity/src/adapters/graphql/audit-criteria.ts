import { subjectOf } from "@callboard/bus/event.ts";
import { invalidField } from "@callboard/kit/failure.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import { isKeepable } from "@callboard/kit/time/instants.ts";
import { KNOWN_EVENTS } from "@callboard/proto/known-events.ts";
import type { AuditFilter } from "#app/ports.ts";

/** What narrows the log besides a record. */
export type AuditNarrowing = Omit<AuditFilter, "recordId" | "companyId">;

type Missing<Of> = { readonly [Name in keyof Of]: Of[Name] | null };

/** Operations that the log keeps under their own names, because no event says what they changed and why. */
const OPERATIONS: readonly string[] = ["setUserSuspended", "updateUserString", "updateUserStringArray"];

/** The subject of an audited event by its name, or the name of an operation; null if none is given. */
export function readKind(name: string | null | undefined): Result<string | null> {
  if (!name) return ok(null);
  if (OPERATIONS.includes(name)) return ok(name);
  const event = KNOWN_EVENTS.find((known) => known.row.audited && known.name === name);
  if (event) return ok(subjectOf(event.schema));
  return fail(invalidField("criteria.Kind", "CATALOG", "Kind must be an event or operation that is logged."));
}

const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/;

/** A moment with its offset; null if none is given. */
export function readMoment(text: string | null | undefined, path: string): Result<Date | null> {
  if (!text) return ok(null);
  const moment = new Date(MOMENT.test(text) ? text : Number.NaN);
  if (!Number.isNaN(moment.getTime()) && isKeepable(moment)) return ok(moment);
  return fail(invalidField(path, "DATE", `${path} must be a moment, such as 2026-05-31T00:00:00Z.`));
}

/** The conditions that are given. */
export function withoutMissing(read: Missing<Required<AuditNarrowing>>): AuditNarrowing {
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== null));
}
