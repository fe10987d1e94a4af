import { REPORT_ACTIONS } from "@callboard/catalog/reports.ts";
import { KEY_PREFIXES } from "@callboard/catalog/record-keys.ts";
import { invalidField } from "@callboard/kit/failure.ts";
import { respondWith } from "@callboard/graphql/respond.ts";
import { selects } from "@callboard/graphql/selects.ts";
import { formatKey, readKey, readRequiredKey, recordKey } from "@callboard/kit/record-key.ts";
import { fail, map, ok, type Result } from "@callboard/kit/result.ts";
import { combineValidations } from "@callboard/kit/validate.ts";
import type { Deps } from "#app/ports.ts";
import { actOnReport, appealReport, dismissReport, reviewReport } from "#app/reports/decide-report.ts";
import { fileReport } from "#app/reports/file-report.ts";
import { reportContent, type ReportContentInput } from "#app/reports/report-content.ts";
import { getReport, listReports } from "#app/reports/list-reports.ts";
import type { Report as ReportRecord } from "#app/reports/report-ports.ts";
import { reportMovesOf } from "#domain/report.ts";
import type { MutationResolvers, QueryResolvers, Report, ReportDataResolvers } from "#gen/graphql.ts";
import { allOf } from "./keys.ts";
import { toAttachment, toPerson } from "./wire.ts";

/** A report whose messages are read only if requested. */
export interface ReportDataParent extends Omit<Report["Data"], "Messages"> {
  readonly reportId: string;
}
export interface ReportParent extends Omit<Report, "Data"> {
  readonly Data: ReportDataParent;
}

function toReport(report: ReportRecord): ReportParent {
  const key = recordKey("report", report.id);
  const reviewer = report.reviewerId === null ? null : recordKey("user", report.reviewerId);
  return {
    PK: key,
    SK: key,
    Data: {
      reportId: report.id,
      Kind: report.kind,
      Project: report.projectId === null ? null : { PK: recordKey("project", report.projectId) },
      Actions: [...REPORT_ACTIONS[report.kind]],
      Status: report.status,
      Reporter: toPerson(report.reporter),
      Reported: toPerson(report.reported),
      Subject: report.subject,
      Reason: report.reason,
      Comment: report.comment,
      Seal: report.seal,
      ReviewerId: reviewer,
      // Admins need not have a conversation, so their names are not known here.
      Reviewer: reviewer === null ? null : { PK: reviewer },
      Action: report.action,
      Note: report.note,
      Appeal: report.appeal,
      CreateDate: report.createdAt.toISOString(),
      UpdateDate: report.updatedAt.toISOString(),
      ViewerCan: [...reportMovesOf(report.status)],
    },
  };
}

/** Reads the sealed copies of a whole page of reports with one statement. */
export const reportData: ReportDataResolvers = {
  Messages: async ({ reportId }, _arguments, { loaders }) =>
    ((await loaders.reportedMessages.load(reportId)) ?? []).map(
      ({ id, sender, body, attachments, sentAt }) => ({
        SK: formatKey(KEY_PREFIXES.message, id),
        User: toPerson(sender),
        Message: body,
        Attachments: attachments.map(toAttachment),
        CreateDate: sentAt.toISOString(),
      }),
    ),
};

export function createReportQueries(deps: Deps): QueryResolvers {
  return {
    getReports: (_parent, { criteria }, { actor }, info) =>
      respondWith(
        listReports(deps, actor, ok({ criteria, count: selects(info, "Total") })),
        ({ items, counted, next }) => ({
          Results: items.map(toReport),
          Total: counted?.total ?? 0,
          After: next,
        }),
      ),
    getReport: (_parent, { PK }, { actor }) =>
      respondWith(getReport(deps, actor, readKey("report", PK, "PK")), toReport),
  };
}

const readReport = <Facts extends object>(PK: string, facts: Facts) =>
  map(readKey("report", PK, "PK"), (id) => ({ id, ...facts }));
const done = () => ({ Status: "OK" });

/** What a key names, by its prefix. */
function readTarget(key: string | null | undefined): Result<ReportContentInput["target"]> {
  const path = "report.Target";
  if (key?.startsWith(`${KEY_PREFIXES.user}#`))
    return map(readKey("user", key, path), (id) => ({ kind: "Person", id }));
  if (key?.startsWith(`${KEY_PREFIXES.project}#`))
    return map(readKey("project", key, path), (id) => ({ kind: "Project", id }));
  return key
    ? fail(invalidField(path, "KEY", `${path} must be a key that starts with PRJ# or USR#.`))
    : fail(invalidField(path, "REQUIRED", `${path} is required.`));
}

export function createReportMutations(deps: Deps): MutationResolvers {
  return {
    reportMessages: (_parent, { report }, { actor }) => {
      const keys = combineValidations({
        conversationId: readRequiredKey("conversation", report.ConversationId, "report.ConversationId"),
        messageIds: allOf(
          (report.MessageIds ?? []).map((key, place) =>
            readKey("message", key, `report.MessageIds.${place}`),
          ),
        ),
      });
      return respondWith(
        fileReport(
          deps,
          actor,
          map(keys, (read) => ({ ...read, report: { ...report } })),
        ),
        done,
      );
    },
    reportContent: (_parent, { report }, { actor }) =>
      respondWith(
        reportContent(
          deps,
          actor,
          map(readTarget(report.Target), (target) => ({ target, report: { ...report } })),
        ),
        done,
      ),
    reviewReport: (_parent, { PK }, { actor }) =>
      respondWith(reviewReport(deps, actor, readKey("report", PK, "PK")), toReport),
    actOnReport: (_parent, { PK, action, note }, { actor }) =>
      respondWith(actOnReport(deps, actor, readReport(PK, { action, note })), toReport),
    dismissReport: (_parent, { PK, note }, { actor }) =>
      respondWith(dismissReport(deps, actor, readReport(PK, { action: null, note })), toReport),
    appealReport: (_parent, { PK, text }, { actor }) =>
      respondWith(appealReport(deps, actor, readReport(PK, { text })), done),
  };
}
