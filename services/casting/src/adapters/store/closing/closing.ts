import { sql, type Kysely, type Transaction } from "kysely";
import type { ClosingReads, ClosingUnit } from "#app/closing/closing-ports.ts";
import { ANSWER_AFTER_MS, BACKUPS_KEPT_MS, type Closing, type Ending } from "#domain/closing/closing.ts";
import { OPEN_TO_PASS } from "../statuses/status-list.ts";
import type { Tables } from "../tables.ts";

type Db = Kysely<Tables>;

/** Reads how positions ended, and who has been waiting for a response since. */
export function closingReads(db: Db): ClosingReads {
  return {
    closings: (ids) => closings(db, ids),
    async unanswered(now, after, limit) {
      const rest = after
        ? sql`and (submission.position_id, submission.id) > (${after.positionId}::uuid, ${after.submissionId}::uuid)`
        : sql``;
      const since = sql`greatest(position.ended_at, submission.updated_at)`;
      const dayAgo = new Date(now.getTime() - ANSWER_AFTER_MS);
      const weekAgo = new Date(now.getTime() - BACKUPS_KEPT_MS);
      const { rows } = await sql<{ id: string; position_id: string; user_id: string }>`
        select submission.id, submission.position_id, submission.user_id
        from position join submission on submission.position_id = position.id
        left join project on project.id = position.project_id
        where position.ended_at <= ${dayAgo} and position.automatic_answers
          and coalesce(project.automatic_answers, true)
          and submission.status in ${OPEN_TO_PASS}
          and ${since} <= case when submission.status = 'Backup' and position.ended_as = 'Filled'
            then ${weekAgo}::timestamptz else ${dayAgo}::timestamptz end
          ${rest}
        order by submission.position_id, submission.id limit ${limit}`.execute(db);
      return rows.map((row) => ({
        submissionId: row.id,
        positionId: row.position_id,
        userId: row.user_id,
      }));
    },
  };
}

/** Stores whether a company's open submissions are passed on automatically. */
export function closingUnit(tx: Transaction<Tables>): ClosingUnit {
  return {
    closings: (ids) => closings(tx, ids),
    async setAnswers({ projectId, positionId }, on) {
      if (positionId === null)
        await tx.updateTable("project").set({ automatic_answers: on }).where("id", "=", projectId).execute();
      else
        await tx
          .updateTable("position")
          .set({ automatic_answers: on })
          .where("id", "=", positionId)
          .execute();
    },
  };
}

async function closings(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, Closing>> {
  const { rows } = await sql<{
    id: string;
    ended_at: Date | null;
    ended_as: string | null;
    answers: boolean;
  }>`
    select position.id, ended_at, ended_as,
      position.automatic_answers and coalesce(project.automatic_answers, true) as answers
    from position left join project on project.id = position.project_id
    where position.id = any(${[...ids]}::uuid[])`.execute(db);
  return new Map(
    rows.map(({ id, ended_at: at, ended_as: as, answers }) => {
      const ending = at === null ? null : { as: as as Ending["as"], at };
      return [id, { ending, answers }];
    }),
  );
}
