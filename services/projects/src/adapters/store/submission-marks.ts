import { sql, type Transaction } from "kysely";
import type { SubmissionMark } from "#app/ports.ts";
import type { Position } from "#domain/position/position.ts";
import { toPosition } from "./rows.ts";
import type { Tables } from "./tables.ts";

/** The change of the counters caused by a mark. */
interface Difference {
  readonly submissions: number;
  readonly cast: number;
}

/** Advances a submission's mark and adjusts the counters; null if the stored mark is at least as new. */
export async function markSubmission(
  tx: Transaction<Tables>,
  mark: SubmissionMark,
): Promise<Position | null> {
  const difference = await moveMark(tx, mark);
  if (!difference) return null;
  const submissions = sql<number>`greatest(submissions + ${difference.submissions}, 0)`;
  if (difference.submissions !== 0)
    await tx.updateTable("project").set({ submissions }).where("id", "=", mark.projectId).execute();
  const row = await tx
    .updateTable("position")
    .set({ submissions, cast: sql<number>`greatest("cast" + ${difference.cast}, 0)` })
    .where("id", "=", mark.positionId)
    .where("removed_at", "is", null)
    .returningAll()
    .executeTakeFirst();
  return row ? toPosition(row) : null;
}

/** Null if the stored mark is at least as new. */
async function moveMark(tx: Transaction<Tables>, mark: SubmissionMark): Promise<Difference | null> {
  const { booked, version } = mark;
  const before = await tx
    .selectFrom("submission_mark")
    .selectAll()
    .where("submission_id", "=", mark.submissionId)
    .forUpdate()
    .executeTakeFirst();
  if (before && before.version >= version) return null;
  const stands = mark.stands ?? before?.stands ?? true;
  await tx
    .insertInto("submission_mark")
    .values({
      submission_id: mark.submissionId,
      project_id: mark.projectId,
      position_id: mark.positionId,
      stands,
      booked,
      version,
    })
    .onConflict((known) => known.column("submission_id").doUpdateSet({ stands, booked, version }))
    .execute();
  return {
    submissions: Number(stands) - Number(before?.stands ?? false),
    cast: Number(booked) - Number(before?.booked ?? false),
  };
}
