import { respondWith } from "@callboard/graphql/respond.ts";
import { selects } from "@callboard/graphql/selects.ts";
import { invalidField } from "@callboard/kit/failure.ts";
import { isId } from "@callboard/kit/ids.ts";
import { writeCursor } from "@callboard/kit/paging/cursor.ts";
import { parsePage, TIME_SORTS, type Page } from "@callboard/kit/paging/page.ts";
import { readOptionalKey, recordKey } from "@callboard/kit/record-key.ts";
import { fail, map, ok, type Result } from "@callboard/kit/result.ts";
import { combineValidations } from "@callboard/kit/validate.ts";
import { readAuditLog } from "#app/audit/read-audit-log.ts";
import type { AuditEntry, Deps } from "#app/ports.ts";
import { visibleCompany } from "#app/read-company.ts";
import { visibleMember } from "#app/read-member.ts";
import { auditPlace } from "#adapters/store/audit-log.ts";
import { readKind, readMoment, withoutMissing, type AuditNarrowing } from "./audit-criteria.ts";
import { subjectOf, type SubjectKind } from "#domain/audit/audit-subject.ts";
import type { AuditCriteria, QueryResolvers, Resolvers } from "#gen/graphql.ts";

/** An audit entry with its cursor in a list. */
export interface ListedEntry extends AuditEntry {
  readonly cursor: string;
}

export function auditQueries(deps: Deps): QueryResolvers {
  return {
    getAuditLog(_parent, { criteria }, { actor }, info) {
      const input = combineValidations({
        recordId: readRecordKey(criteria.RecordId, "criteria.RecordId"),
        narrowed: readNarrowed(criteria),
        page: parsePage(criteria, { sorts: TIME_SORTS, count: selects(info, "Total") }),
      });
      const sort = input.ok ? input.value.page.sort : "";
      return respondWith(readAuditLog(deps, actor, input), (page) => entriesPage(page, sort));
    },
  };
}

function readNarrowed(criteria: AuditCriteria): Result<AuditNarrowing> {
  const read = combineValidations({
    actorId: readOptionalKey("user", criteria.ActorId, "criteria.ActorId"),
    userId: readOptionalKey("user", criteria.UserId, "criteria.UserId"),
    projectId: readOptionalKey("project", criteria.ProjectId, "criteria.ProjectId"),
    kind: readKind(criteria.Kind),
    from: readMoment(criteria.From, "criteria.From"),
    until: readMoment(criteria.Until, "criteria.Until"),
  });
  return map(read, withoutMissing);
}

/** The bare id of a record of any kind: the last id in its key. The prefix is optional. */
function readRecordKey(key: string | null | undefined, path: string): Result<string | null> {
  if (!key) return ok(null);
  const id = key.slice(key.lastIndexOf("#") + 1);
  if (isId(id)) return ok(id);
  return fail(invalidField(path, "KEY", `${path} must be the key of a record.`));
}

function entriesPage({ items, counted }: Page<AuditEntry>, sort: string) {
  return {
    Entries: items.map((entry): ListedEntry => ({
      ...entry,
      cursor: writeCursor(sort, auditPlace(entry), counted),
    })),
    Total: counted?.total ?? 0,
    TotalIsFloor: counted?.totalIsFloor ?? false,
  };
}

function idOf(entry: ListedEntry, kind: SubjectKind): string | null {
  const id = subjectOf(entry, kind);
  return id !== null && isId(id) ? id : null;
}

/** Resolvers of AuditEntry. */
export const auditResolvers: Pick<Resolvers, "AuditEntry"> = {
  AuditEntry: {
    Id: ({ id }) => id,
    OccurredAt: ({ occurredAt }) => occurredAt.toISOString(),
    Actor: ({ actorId }, _args, { lookup, actor }) =>
      actorId === null ? null : visibleMember(lookup, actor, actorId),
    Action: ({ action }) => action,
    RecordId: ({ aggregateId }) => aggregateId,
    User: (entry, _args, { lookup, actor }) => {
      const id = idOf(entry, "user");
      return id === null ? null : visibleMember(lookup, actor, id);
    },
    Company: (entry, _args, { lookup, actor }) => {
      const id = idOf(entry, "company");
      return id === null ? null : visibleCompany(lookup, actor, id);
    },
    Project: (entry) => {
      const id = idOf(entry, "project");
      return id === null ? null : { PK: recordKey("project", id) };
    },
    Reason: ({ details }) => (typeof details["reason"] === "string" ? details["reason"] : null),
    Details: ({ details }) => JSON.stringify(details),
    Cursor: ({ cursor }) => cursor,
  },
};
