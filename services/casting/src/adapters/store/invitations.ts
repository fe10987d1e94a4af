import { sql, type Kysely, type Transaction } from "kysely";
import type { SubmissionKey, UnitOfWork } from "#app/ports.ts";
import type { Tables } from "./tables.ts";

/** Stores invitations to submit. */
export function invitations(tx: Transaction<Tables>) {
  return {
    async insertInvitation(invitation) {
      const { positionId, userId, projectId, companyId, message, invitedBy, createdAt } = invitation;
      const inserted = await sql`
        insert into invitation (position_id, user_id, project_id, company_id, message, invited_by, created_at)
        values (${positionId}, ${userId}, ${projectId}, ${companyId}, ${message}, ${invitedBy}, ${createdAt})
        on conflict do nothing returning user_id`.execute(tx);
      if (inserted.rows.length > 0) return invitation;
      const { rows } = await sql<{ message: string | null; invited_by: string; created_at: Date }>`
        select message, invited_by, created_at from invitation
        where position_id = ${positionId} and user_id = ${userId}`.execute(tx);
      const [row] = rows;
      if (!row) throw new Error("an invitation was neither kept nor there");
      return { ...invitation, message: row.message, invitedBy: row.invited_by, createdAt: row.created_at };
    },
  } satisfies Partial<UnitOfWork>;
}

/** Whether the person was invited to the position. */
export async function isInvited(db: Kysely<Tables>, { positionId, userId }: SubmissionKey): Promise<boolean> {
  const { rows } = await sql`
    select from invitation where position_id = ${positionId} and user_id = ${userId}`.execute(db);
  return rows.length > 0;
}
