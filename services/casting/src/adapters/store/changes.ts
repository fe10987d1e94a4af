import { sql, type Transaction } from "kysely";
import { onceByClientKey } from "@callboard/kit/postgres/client-keys.ts";
import type { Changes, SubmissionKey } from "#app/ports.ts";
import type { Submission } from "#domain/submission.ts";
import { groupChanges } from "./group-changes.ts";
import { publish } from "./outgoing-events.ts";
import { byId, fromSubmission, toPosition, toSlot, toSubmission, type SubmissionRow } from "./rows.ts";
import { SUBMISSIONS } from "./submission-list.ts";
import type { Tables } from "./tables.ts";

type Tx = Transaction<Tables>;

/** The changes of one transaction. */
export function openChanges(tx: Tx): Changes {
  return {
    ...submissionChanges(tx),
    ...announcementChanges(tx),
    ...capacityChanges(tx),
    ...groupChanges(tx),
    once: (call, work) => onceByClientKey(tx, call, work),
    publish: (actor, events) => publish(tx, actor, events),
  };
}

type SubmissionChanges = Pick<
  Changes,
  "lockSubmission" | "insert" | "save" | "addMove" | "hasSubmissions" | "countSentSince"
>;

function submissionChanges(tx: Tx): SubmissionChanges {
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
  };
}

function announcementChanges(tx: Tx): Pick<Changes, "saveAnnouncement" | "removeAnnouncement" | "showMove"> {
  return {
    async saveAnnouncement({ id, version }, { dueAt, former }) {
      const row = { due_at: dueAt, version, former: JSON.stringify(fromSubmission(former)) };
      await tx
        .insertInto("announcement")
        .values({ submission_id: id, ...row })
        .onConflict((conflict) => conflict.column("submission_id").doUpdateSet(row))
        .execute();
    },
    async removeAnnouncement(submissionId) {
      await tx.deleteFrom("announcement").where("submission_id", "=", submissionId).execute();
    },
    async showMove(submissionId, version) {
      await tx
        .updateTable("submission_move")
        .set({ announced: true })
        .where("submission_id", "=", submissionId)
        .where("version", "=", version)
        .execute();
    },
  };
}

async function addMove(
  tx: Tx,
  { id, version, status, updatedAt }: Submission,
  { from, actor, reason, announced }: Parameters<Changes["addMove"]>[1],
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

type CapacityChanges = Pick<
  Changes,
  | "lockPosition"
  | "lockSlots"
  | "freeSlots"
  | "addBooked"
  | "addTaken"
  | "setQuantity"
  | "setSlot"
  | "removePosition"
  | "restorePosition"
>;

function capacityChanges(tx: Tx): CapacityChanges {
  return {
    async lockPosition(id) {
      const row = await tx
        .selectFrom("position")
        .selectAll()
        .where("id", "=", id)
        .forUpdate()
        .executeTakeFirst();
      return row ? toPosition(row) : null;
    },
    async lockSlots(ids) {
      const rows = await tx
        .selectFrom("slot")
        .selectAll()
        .where("id", "in", [...ids])
        .orderBy("id")
        .forUpdate()
        .execute();
      return byId(rows.map(toSlot));
    },
    async freeSlots(projectId, now, limit) {
      const { rows } = await sql<{ id: string }>`
        select id from slot where project_id = ${projectId} and starts_at > ${now} and taken < capacity
        and not cancelled order by starts_at, id limit ${limit}`.execute(tx);
      return rows.map(({ id }) => id);
    },
    async addBooked(positionId, difference) {
      await sql`update position set booked_count = booked_count + ${difference} where id = ${positionId}`.execute(
        tx,
      );
    },
    async addTaken(slotId, difference) {
      await sql`update slot set taken = taken + ${difference} where id = ${slotId}`.execute(tx);
    },
    async setQuantity(positionId, quantity) {
      await tx.updateTable("position").set({ quantity }).where("id", "=", positionId).execute();
    },
    async setSlot(slotId, facts) {
      await tx.updateTable("slot").set(facts).where("id", "=", slotId).execute();
    },
    async removePosition(positionId) {
      await tx.updateTable("position").set({ removed: true }).where("id", "=", positionId).execute();
    },
    async restorePosition(positionId) {
      await tx.updateTable("position").set({ removed: false }).where("id", "=", positionId).execute();
    },
  };
}
