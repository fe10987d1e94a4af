import { AUDIT_FILTERS, AUDIT_KINDS, auditCriteria } from "./audit-criteria.ts";
import type { AuditFilters } from "./audit-criteria.ts";

const none = Object.fromEntries(AUDIT_FILTERS.map((name) => [name, ""])) as AuditFilters;

test.each<[Partial<AuditFilters>, object]>([
  [{}, {}],
  [
    { record: "x", actor: "1" },
    { RecordId: "x", ActorId: "USR#1" },
  ],
  [
    { person: "2", project: "3" },
    { UserId: "USR#2", ProjectId: "PRJ#3" },
  ],
  [{ kind: "ProjectDenied" }, { Kind: "ProjectDenied" }],
  [{ kind: "ProjectViewed" }, {}],
  [{ from: "yesterday", to: "2026-13-01" }, {}],
  [{ from: "2026-11-21" }, { From: new Date(2026, 10, 21).toISOString() }],
  // The last day is included.
  [{ to: "2026-11-30" }, { Until: new Date(2026, 11, 1).toISOString() }],
])("%j is %j", (filters, expected) => {
  expect(auditCriteria({ ...none, ...filters })).toEqual(expected);
});

test("kinds are what the log keeps, and nothing else", () => {
  expect(AUDIT_KINDS).toEqual(expect.arrayContaining(["ProjectDenied", "ReportFiled", "setUserSuspended"]));
  expect(AUDIT_KINDS).not.toContain("ProjectViewed");
});
