import { conflict, illegalTransition, invalidField, notFound } from "@callboard/kit/failure.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";

export type ReportStatus = "Open" | "InReview" | "Actioned" | "Dismissed" | "Appealed";
export type ReportMove = "review" | "act" | "dismiss" | "appeal";

/** The source states and the target of each move. */
const MOVES: Readonly<
  Record<ReportMove, { readonly from: readonly ReportStatus[]; readonly to: ReportStatus }>
> = {
  review: { from: ["Open", "Appealed"], to: "InReview" },
  act: { from: ["InReview"], to: "Actioned" },
  dismiss: { from: ["InReview"], to: "Dismissed" },
  appeal: { from: ["Actioned", "Dismissed"], to: "Appealed" },
};

export interface ReportableProject {
  readonly name: string;
  readonly status: string;
  readonly companyId: string;
  /** Bare id of its creator. */
  readonly createdBy: string;
}

/** The states in which talent and agents may have seen a project. */
const SEEN_STATES: readonly string[] = ["Approved", "Closed"];

/**
 * Whether a member may report a project: any that was published and is not their own company's. Also a private one, since
 * whoever posts a scam sends its link around. `NOT_FOUND` for all others, as if they did not exist.
 */
export function mayReportProject(
  project: ReportableProject | undefined,
  companyId: string | null,
): Result<ReportableProject> {
  if (!project || !SEEN_STATES.includes(project.status)) return fail(notFound("project"));
  if (project.companyId === companyId)
    return fail(invalidField("report.Target", "SELF", "You can't report your own project."));
  return ok(project);
}

/** The most messages per report. */
export const MESSAGES_PER_REPORT = 50;

/** The state after a move; unchanged if the report is already there. Otherwise `CONFLICT` `ILLEGAL_TRANSITION`. */
export function moveReport(from: ReportStatus, move: ReportMove): Result<ReportStatus> {
  const { from: allowed, to } = MOVES[move];
  if (from === to || allowed.includes(from)) return ok(to);
  return fail(illegalTransition(from, to, nextOf(from)));
}

/** The states that a report can move to. */
export function nextOf(status: ReportStatus): readonly ReportStatus[] {
  return Object.values(MOVES)
    .filter(({ from }) => from.includes(status))
    .map(({ to }) => to);
}

/** The admin operations that a report allows now. */
export function reportMovesOf(status: ReportStatus): readonly string[] {
  const next = nextOf(status);
  return [
    ...(next.includes("InReview") ? ["reviewReport"] : []),
    ...(next.includes("Actioned") ? ["actOnReport", "dismissReport"] : []),
  ];
}

export interface Appealable {
  readonly status: ReportStatus;
  readonly reporter: { readonly id: string };
  readonly reported: { readonly id: string };
  readonly appealedBy: string | null;
}

/**
 * Who may appeal: the reported person an action, the reporter a dismissal; each report once. For everyone else the
 * report does not exist.
 */
export function mayAppeal(
  { status, reporter, reported, appealedBy }: Appealable,
  userId: string,
): Result<void> {
  const [reporterId, reportedId] = [reporter.id, reported.id];
  if (userId !== reporterId && userId !== reportedId) return fail(notFound("report"));
  if (appealedBy === userId && status === "Appealed") return ok();
  if (appealedBy !== null)
    return fail(conflict("EXISTS", "This report has been appealed already.", { state: status }));
  const concerned = status === "Actioned" ? reportedId : reporterId;
  if (status !== "Actioned" && status !== "Dismissed")
    return userId === reporterId
      ? fail(illegalTransition(status, "Appealed", nextOf(status)))
      : fail(notFound("report"));
  return userId === concerned ? ok() : fail(notFound("report"));
}
