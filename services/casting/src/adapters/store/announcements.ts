import type { Transaction } from "kysely";
import type { UnitOfWork } from "#app/ports.ts";
import { fromSubmission } from "./rows.ts";
import type { Tables } from "./tables.ts";

/** Decisions of which the talent's side is not told yet. */
export function announcements(tx: Transaction<Tables>) {
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
  } satisfies Partial<UnitOfWork>;
}
