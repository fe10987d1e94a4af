import { sql, type Transaction } from "kysely";
import type { UnitOfWork } from "#app/ports.ts";
import { fromSubmission } from "./rows.ts";
import type { Tables } from "./tables.ts";

/** Stores decisions that have not been announced to the talent side yet. */
export function announcements(tx: Transaction<Tables>) {
  return {
    async saveAnnouncements(submissions) {
      const rows = submissions.flatMap(({ id, version, announcement }) =>
        announcement
          ? [
              {
                submission_id: id,
                due_at: announcement.dueAt,
                version,
                former: fromSubmission(announcement.former),
              },
            ]
          : [],
      );
      if (rows.length === 0) return;
      await sql`
        insert into announcement (submission_id, due_at, version, former)
        select submission_id, due_at, version, former
        from jsonb_populate_recordset(null::announcement, ${JSON.stringify(rows)}::jsonb)
        on conflict (submission_id) do update set due_at = excluded.due_at, version = excluded.version,
          former = excluded.former`.execute(tx);
    },
    async removeAnnouncements(submissionIds) {
      if (submissionIds.length === 0) return;
      await tx
        .deleteFrom("announcement")
        .where("submission_id", "in", [...submissionIds])
        .execute();
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
