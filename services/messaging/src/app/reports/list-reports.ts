import { notFound, invalidField } from "@callboard/kit/failure.ts";
import { parsePage, TIME_SORTS, type Page, type PageInput } from "@callboard/kit/paging/page.ts";
import { readOptionalKey } from "@callboard/kit/record-key.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import { forMembers } from "@callboard/kit/use-case.ts";
import { combineValidations } from "@callboard/kit/validate.ts";
import { REPORT_STATUSES } from "@callboard/catalog/reports.ts";
import type { ReportStatus } from "#domain/report.ts";
import type { Deps } from "../ports.ts";
import type { Report } from "./report-ports.ts";

/** The safety of minors first, then the oldest: the order in which reports are worked off. */
const SORTS = { ...TIME_SORTS, Urgent: { order: "asc", keys: ["number", "time", "uuid"] } } as const;

export interface ReportsInput {
  readonly criteria:
    | (PageInput & {
        readonly Status?: string | null | undefined;
        readonly CompanyId?: string | null | undefined;
      })
    | null
    | undefined;
  readonly count: boolean;
}

/** Reports for admins, latest first. */
export const listReports = forMembers<Deps, ReportsInput, Page<Report>>(
  ["Admin"],
  async ({ reads }, _member, { criteria, count }) => {
    const read = combineValidations({
      status: readStatus(criteria?.Status),
      companyId: readOptionalKey("company", criteria?.CompanyId, "criteria.CompanyId"),
      page: parsePage(criteria, { sorts: SORTS, count }),
    });
    return read.ok ? ok(await reads.reports(read.value)) : read;
  },
);

function readStatus(name: string | null | undefined): Result<ReportStatus | null> {
  if (name === null || name === undefined || name === "") return ok(null);
  const status = REPORT_STATUSES.find((known) => known === name);
  if (status) return ok(status);
  return fail(
    invalidField("criteria.Status", "CATALOG", `Status must be one of ${REPORT_STATUSES.join(", ")}.`),
  );
}

/** One report, for admins. */
export const getReport = forMembers<Deps, string, Report>(["Admin"], async ({ reads }, _member, id) => {
  const found = await reads.report(id);
  return found ? ok(found) : fail(notFound("report"));
});
