import { sql, type Transaction } from "kysely";
import type { Actor } from "@callboard/kit/actor.ts";
import { keyedUnit } from "@callboard/kit/postgres/client-keys.ts";
import type { NewMove, SubmissionKey, UnitOfWork } from "#app/ports.ts";
import type { Submission } from "#domain/submission.ts";
import { announcements } from "./announcements.ts";
import { positions, slots } from "./positions/capacity.ts";
import { groups } from "./groups/groups.ts";
import { addEvents } from "./outbox.ts";
import { bookingJobs } from "./booking-jobs.ts";
import { minorUnit } from "./minors/minors.ts";
import { closingUnit } from "./closing/closing.ts";
import { consents } from "./consents/consents.ts";
import { calendarFeeds } from "./calendar/calendar.ts";
import { invitations } from "./invitations.ts";
import { notes } from "./notes.ts";
import { otherTimeUnit } from "./other-times.ts";
import { reminderUnit } from "./reminders/reminders.ts";
import { waitingUnit } from "./waiting/waiting.ts";
import { closedAccountUnit } from "./closed-accounts/closed-accounts.ts";
import { clashLocks, clashReads } from "./requests/clashes.ts";
import { requests } from "./requests/requests.ts";
import { fromSubmission, toSubmission, type SubmissionRow } from "./rows.ts";
import { SUBMISSIONS } from "./submission-list.ts";
import type { Tables } from "./tables.ts";

type Tx = Transaction<Tables>;

/** Creates the unit of work of one transaction. */
export function unitOf(tx: Tx): UnitOfWork {
  return {
    ...keyedUnit(tx),
    ...submissions(tx),
    ...announcements(tx),
    ...positions(tx),
    ...slots(tx),
    ...consents(tx),
    ...groups(tx),
    ...requests(tx),
    ...clashReads(tx),
    ...clashLocks(tx),
    ...notes(tx),
    ...invitations(tx),
    ...bookingJobs(tx),
    ...calendarFeeds(tx),
    ...closedAccountUnit(tx),
    ...closingUnit(tx),
    ...minorUnit(tx),
    ...reminderUnit(tx),
    ...otherTimeUnit(tx),
    ...waitingUnit(tx),
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
    lockSubmissions: (keys) => lockSubmissions(tx, keys),
    saveAll: (given) => saveAll(tx, given),
    addMoves: (actor, moves) => addMoves(tx, actor, moves),
    async hasSubmissions(positionId) {
      const row = await tx
        .selectFrom("submission")
        .select("id")
        .where("position_id", "=", positionId)
        .limit(1)
        .execute();
      return row.length > 0;
    },
    async countSentSince(userId, since, positionId) {
      await sql`select pg_advisory_xact_lock(hashtextextended(${`sent:${userId}`}, 0))`.execute(tx);
      const { rows } = await sql<{ sent: number }>`
        select count(distinct submission.position_id) as sent from submission_move move
        join submission on submission.id = move.submission_id and submission.position_id <> ${positionId}
        where move.actor_id = ${userId} and move.to_status = 'Submitted' and move.at > ${since}`.execute(tx);
      return rows[0]?.sent ?? 0;
    },
  } satisfies Partial<UnitOfWork>;
}

async function saveAll(tx: Tx, submissions: readonly Submission[]): Promise<void> {
  const rows = submissions.map(fromSubmission);
  const [row] = rows;
  if (!row) return;
  const columns = Object.keys(row).filter((column) => column !== "id");
  const values = columns.map((column) => sql`${sql.id(column)} = ${sql.id("given", column)}`);
  await sql`
    update submission set ${sql.join(values)}
    from jsonb_populate_recordset(null::submission, ${JSON.stringify(rows)}::jsonb) as given
    where submission.id = given.id`.execute(tx);
}

async function addMoves(tx: Tx, actor: Actor, moves: readonly NewMove[]): Promise<void> {
  const actor_id = actor.kind === "member" ? actor.userId : null;
  const rows = moves.map(
    ({ submission: { id, version, status, updatedAt }, from, clashReason, due, ...move }) => ({
      submission_id: id,
      version,
      from_status: from,
      to_status: status,
      at: updatedAt,
      actor_id,
      clash_reason: clashReason ?? null,
      due: due ?? null,
      ...move,
    }),
  );
  await sql`
    insert into submission_move (submission_id, version, from_status, to_status, at, actor_id, reason, clash_reason, due, announced)
    select submission_id, version, from_status, to_status, at, actor_id, reason, clash_reason, due, announced
    from jsonb_populate_recordset(null::submission_move, ${JSON.stringify(rows)}::jsonb)`.execute(tx);
}

async function lockSubmissions(tx: Tx, keys: readonly SubmissionKey[]): Promise<readonly Submission[]> {
  if (keys.length === 0) return [];
  const locked = await sql<{ id: string }>`
    select id from submission
    where (position_id, user_id) in (select position_id, user_id
      from unnest(${keys.map((key) => key.positionId)}::uuid[], ${keys.map((key) => key.userId)}::uuid[])
        as key (position_id, user_id))
    order by id for update`.execute(tx);
  const ids = locked.rows.map(({ id }) => id);
  const { rows } = await sql<SubmissionRow>`${SUBMISSIONS}
    where submission.id = any(${ids}::uuid[]) order by submission.id`.execute(tx);
  return rows.map(toSubmission);
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
  // Read after the lock is held: a join in the locking statement would return the announcement from before the wait.
  const { rows } = await sql<SubmissionRow>`${SUBMISSIONS} where submission.id = ${locked.id}`.execute(tx);
  return rows[0] ? toSubmission(rows[0]) : null;
}
