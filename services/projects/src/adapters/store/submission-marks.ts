import { sql, type Kysely } from "kysely";
import type { SubmissionMark, Unit } from "#app/ports.ts";
import { positionOf } from "./positions.ts";
import type { Tables } from "./tables.ts";

/** What a mark adds to the counters. */
interface Difference {
  readonly submissions: number;
  readonly cast: number;
}

export function markWrites(db: Kysely<Tables>): Pick<Unit, "markSubmission"> {
  return {
    markSubmission: async (mark) => {
      const difference = await moveMark(db, mark);
      if (!difference) return null;
      if (difference.submissions !== 0) {
        const submissions = sql<number>`greatest(submissions + ${difference.submissions}, 0)`;
        await db.updateTable("project").set({ submissions }).where("id", "=", mark.projectId).execute();
      }
      const row = await db
        .updateTable("position")
        .set({
          submissions: sql<number>`greatest(submissions + ${difference.submissions}, 0)`,
          cast: sql<number>`greatest("cast" + ${difference.cast}, 0)`,
        })
        .where("id", "=", mark.positionId)
        .where("removedAt", "is", null)
        .returningAll()
        .executeTakeFirst();
      return row ? positionOf(row) : null;
    },
  };
}

/** Null when what is stored is as new as the mark. */
async function moveMark(db: Kysely<Tables>, mark: SubmissionMark): Promise<Difference | null> {
  const { submissionId, projectId, positionId, booked, version } = mark;
  const before = await db
    .selectFrom("submissionMark")
    .selectAll()
    .where("submissionId", "=", submissionId)
    .forUpdate()
    .executeTakeFirst();
  if (before && before.version >= version) return null;
  const stands = mark.stands ?? before?.stands ?? true;
  const row = { submissionId, projectId, positionId, stands, booked, version };
  await db
    .insertInto("submissionMark")
    .values(row)
    .onConflict((conflict) => conflict.column("submissionId").doUpdateSet({ stands, booked, version }))
    .execute();
  return {
    submissions: Number(stands) - Number(before?.stands ?? false),
    cast: Number(booked) - Number(before?.booked ?? false),
  };
}
