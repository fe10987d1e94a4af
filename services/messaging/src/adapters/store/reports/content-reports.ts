import { sql, type Transaction } from "kysely";
import type { ContentReportDraft, ReportWrites } from "#app/reports/report-ports.ts";
import type { Tables } from "../tables.ts";

/** The part of the unit of work for reports of projects and people. */
export function contentReportWrites(
  tx: Transaction<Tables>,
): Pick<ReportWrites, "sameOpenReport" | "addContentReport"> {
  return {
    async sameOpenReport({ reporterId, reportedId, kind, projectId, reason, comment }) {
      const { rows } = await sql<{ id: string }>`
        select id from report
        where reporter_id = ${reporterId} and status = 'Open' and kind = ${kind} and reported_id = ${reportedId}
          and project_id is not distinct from ${projectId}::uuid
          and reason = ${reason} and comment is not distinct from ${comment}::text
        limit 1`.execute(tx);
      return rows[0]?.id ?? null;
    },
    addContentReport: (draft) => addContentReport(tx, draft),
  };
}

async function addContentReport(tx: Transaction<Tables>, draft: ContentReportDraft): Promise<void> {
  const { id, kind, reporterId, reportedId, projectId, companyId, subject, reason, comment, seal } = draft;
  await tx
    .insertInto("report")
    .values({
      id,
      kind,
      reporter_id: reporterId,
      reported_id: reportedId,
      project_id: projectId,
      company_id: companyId,
      subject,
      reason,
      comment,
      seal,
    })
    .execute();
}
