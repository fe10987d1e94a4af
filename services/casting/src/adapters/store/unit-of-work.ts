import { sql, type Transaction } from "kysely";
import { keyedUnit } from "@callboard/kit/postgres/client-keys.ts";
import type { SubmissionKey, UnitOfWork } from "#app/ports.ts";
import type { Submission } from "#domain/submission.ts";
import { announcements } from "./announcements.ts";
import { positions, slots } from "./capacity.ts";
import { groups } from "./groups.ts";
import { addEvents } from "./outbox.ts";
import { fromSubmission, toSubmission, type SubmissionRow } from "./rows.ts";
import { SUBMISSIONS } from "./submission-list.ts";
import type { Tables } from "./tables.ts";

type Tx = Transaction<Tables>;

/** The unit of work of one transaction. */
export function unitOf(tx: Tx): UnitOfWork {
  return {
    ...keyedUnit(tx),
    ...submissions(tx),
    ...announcements(tx),
    ...positions(tx),
    ...slots(tx),
    ...groups(tx),
    addEvents: (actor, events) => addEvents(tx, actor, events),
  };
}

function submissions(tx: Tx) {
  return {
    lockSubmission: (key) => lockSubmission(tx, key),
    async insert(submission) {
      const inserted = await tx
        .insertInto("submission")
        .values(fromSubmission(submission))
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      return inserted.numInsertedOrUpdatedRows === 1n;
    },
    async save(submission) {
      await tx
        .updateTable("submission")
        .set(fromSubmission(submission))
        .where("id", "=", submission.id)
        .execute();
    },
    addMove: (submission, move) => addMove(tx, submission, move),
    async hasSubmissions(positionId) {
      const row = await tx
        .selectFrom("submission")
        .select("id")
        .where("position_id", "=", positionId)
        .limit(1)
        .execute();
      return row.length > 0;
    },
    async countSentSince(userId, since) {
      await sql`select pg_advisory_xact_lock(hashtextextended(${`sent:${userId}`}, 0))`.execute(tx);
      const { rows } = await sql<{ sent: number }>`
        select count(*) as sent from submission_move
        where actor_id = ${userId} and to_status = 'Submitted' and at > ${since}`.execute(tx);
      return rows[0]?.sent ?? 0;
    },
  } satisfies Partial<UnitOfWork>;
}

async function addMove(
  tx: Tx,
  { id, version, status, updatedAt }: Submission,
  { from, actor, reason, announced }: Parameters<UnitOfWork["addMove"]>[1],
): Promise<void> {
  const actor_id = actor.kind === "member" ? actor.userId : null;
  const states = { from_status: from, to_status: status };
  await tx
    .insertInto("submission_move")
    .values({ submission_id: id, version, ...states, at: updatedAt, actor_id, reason, announced })
    .execute();
}

async function lockSubmission(tx: Tx, { positionId, userId }: SubmissionKey): Promise<Submission | null> {
  const locked = await tx
    .selectFrom("submission")
    .select("id")
    .where("position_id", "=", positionId)
    .where("user_id", "=", userId)
    .forUpdate()
    .executeTakeFirst();
  if (!locked) return null;
  // Read once it is held: a join in the statement that waits would show the announcement as it was before the wait.
  const { rows } = await sql<SubmissionRow>`${SUBMISSIONS} where submission.id = ${locked.id}`.execute(tx);
  return rows[0] ? toSubmission(rows[0]) : null;
}
