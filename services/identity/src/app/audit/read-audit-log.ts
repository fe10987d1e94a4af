import { hasRole, type Member } from "@callboard/kit/actor.ts";
import { notFound } from "@callboard/kit/failure.ts";
import type { Page, PageRequest } from "@callboard/kit/paging/page.ts";
import { fail, ok } from "@callboard/kit/result.ts";
import { forMembers } from "@callboard/kit/use-case.ts";
import type { AuditEntry, AuditFilter, Deps } from "#app/ports.ts";

interface Input {
  /** Bare id of a record; null means everything for admins, and their own record for everyone else. */
  readonly recordId: string | null;
  /** What narrows it further. */
  readonly narrowed: Omit<AuditFilter, "recordId" | "companyId">;
  readonly page: PageRequest;
}

/**
 * Who did what to a record, when, and why. Admins read everything; others read entries about their own record, and
 * about their company and its records. NOT_FOUND for any other record.
 */
export const readAuditLog = forMembers<Pick<Deps, "reads">, Input, Page<AuditEntry>>(
  null,
  async ({ reads }, caller, { recordId, narrowed, page }) => {
    const filter = filterOf(caller, recordId);
    const found = await reads.auditEntries({ ...narrowed, ...filter }, page);
    const isOpen = hasRole(caller, "Admin") || filter.companyId === undefined;
    return found.items.length === 0 && !isOpen ? fail(notFound("record")) : ok(found);
  },
);

function filterOf(caller: Member, recordId: string | null): AuditFilter {
  if (hasRole(caller, "Admin")) return recordId === null ? {} : { recordId };
  const own = [caller.userId, caller.organisationId];
  if (recordId === null || own.includes(recordId)) return { recordId: recordId ?? caller.userId };
  // Events about a company's records carry its id.
  return { recordId, companyId: caller.organisationId };
}
