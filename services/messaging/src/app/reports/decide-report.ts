import { LIMITS } from "@callboard/catalog/limits.ts";
import { REPORT_ACTIONS, type ReportKind } from "@callboard/catalog/reports.ts";
import type { Member } from "@callboard/kit/actor.ts";
import { forbidden, notFound } from "@callboard/kit/failure.ts";
import * as fields from "@callboard/kit/fields.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import { forMembers } from "@callboard/kit/use-case.ts";
import { validate } from "@callboard/kit/validate.ts";
import { z } from "zod";
import { mayAppeal, moveReport, type ReportMove } from "#domain/report.ts";
import type { Deps, UnitOfWork } from "../ports.ts";
import type { Report, ReportChange } from "./report-ports.ts";

const ADMINS = ["Admin"];

/** An admin takes a report into review, also after an appeal. Idempotent. */
export const reviewReport = forMembers<Deps, string, Report>(ADMINS, (deps, member, id) =>
  decide(deps, member, { id, move: "review", change: { reviewerId: member.userId } }),
);

export interface DecisionInput {
  readonly id: string;
  /** The action to take; null if the report is dismissed. */
  readonly action: string | null;
  readonly note: string | null | undefined;
}

const dismissing = z.object({ note: fields.optionalParagraph(LIMITS.commentLength) });
const acting = (kind: ReportKind) =>
  dismissing.extend({ action: z.enum<readonly string[]>(REPORT_ACTIONS[kind]) });

/**
 * An admin acts on a report in review: locks the conversation, warns, or records that the project was taken down or the
 * account suspended.
 */
export const actOnReport = forMembers<Deps, DecisionInput, Report>(ADMINS, async (deps, member, input) => {
  const report = await deps.reads.report(input.id);
  if (!report) return fail(notFound("report"));
  const read = validate(acting(report.kind), input);
  if (!read.ok) return read;
  const { action, note } = read.value;
  return decide(deps, member, {
    id: input.id,
    move: "act",
    change: { reviewerId: member.userId, action, note },
  });
});

/** An admin dismisses a report in review; a conversation locked by an earlier decision is open again. */
export const dismissReport = forMembers<Deps, DecisionInput, Report>(ADMINS, async (deps, member, input) => {
  if (!(await deps.reads.report(input.id))) return fail(notFound("report"));
  const read = validate(dismissing, input);
  if (!read.ok) return read;
  const change = { reviewerId: member.userId, action: null, note: read.value.note };
  return decide(deps, member, { id: input.id, move: "dismiss", change });
});

export interface AppealInput {
  readonly id: string;
  readonly text: string | null | undefined;
}

const appealing = z.object({ text: fields.paragraph(LIMITS.commentLength) });

/** Someone whom a decision concerns appeals it, once; an admin then takes it into review again. */
export const appealReport = forMembers<Deps, AppealInput, void>(null, async (deps, member, { id, text }) => {
  const { userId } = member;
  const found = await deps.reads.report(id);
  const allowed = found ? mayAppeal(found, userId) : fail(notFound("report"));
  if (!allowed.ok) return allowed;
  const read = validate(appealing, { text });
  if (!read.ok) return read;
  const change = { appeal: read.value.text, appealedBy: userId };
  const appealed = await decide(deps, member, { id, move: "appeal", change });
  return appealed.ok ? ok() : appealed;
});

interface Decision {
  readonly id: string;
  readonly move: ReportMove;
  readonly change: Omit<ReportChange, "status">;
}

async function decide(deps: Deps, member: Member, { id, move, change }: Decision): Promise<Result<Report>> {
  const moved = await deps.transaction(async (unit): Promise<Result<void>> => {
    const report = await unit.lockReport(id);
    if (!report) return fail(notFound("report"));
    if (move === "appeal") {
      const allowed = mayAppeal(report, member.userId);
      if (!allowed.ok) return allowed;
    }
    // No one decides on what they reported, or on a report about themselves.
    else if ([report.reporter.id, report.reported.id].includes(member.userId))
      return fail(forbidden("OWNERSHIP"));
    const status = moveReport(report.status, move);
    if (!status.ok) return status;
    if (status.value === report.status) return ok();
    const version = await unit.saveReport(id, { ...change, status: status.value });
    await unit.addEvents(member, [
      {
        kind: move === "appeal" ? "ReportAppealed" : "ReportMoved",
        reportId: id,
        status: status.value,
        reporterId: report.reporter.id,
        reportedId: report.reported.id,
        action: change.action ?? "",
        version,
      },
    ]);
    if (move === "act" || move === "dismiss")
      await applyLock(unit, member, report, change.action === "LockConversation");
    return ok();
  });
  if (!moved.ok) return moved;
  const report = await deps.reads.report(id);
  return report ? ok(report) : fail(notFound("report"));
}

/** A decision without a lock lifts the lock of an earlier one. */
async function applyLock(
  unit: UnitOfWork,
  member: Member,
  { id: reportId, conversationId, reported }: Report,
  locked: boolean,
): Promise<void> {
  if (conversationId === null) return;
  const changed = await unit.setLocked(conversationId, locked);
  if (!changed) return;
  const about = { conversationId, ...changed };
  await unit.addEvents(member, [
    locked
      ? { kind: "ConversationLocked", ...about, reportId, reportedId: reported.id }
      : { kind: "ConversationUnlocked", ...about },
  ]);
}
