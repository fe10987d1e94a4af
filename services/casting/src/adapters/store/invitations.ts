import { sql, type Kysely, type Transaction } from "kysely";
import type { PositionInvitation, SubmissionKey, UnitOfWork } from "#app/ports.ts";
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

interface InvitationRow {
  readonly position_id: string;
  readonly user_id: string;
  readonly project_id: string;
  readonly company_id: string;
  readonly message: string | null;
  readonly invited_by: string;
  readonly created_at: Date;
}

/** Invitations that the people can still follow: the rules of `refusalToSubmit` and `isBarred` in SQL. */
export async function openInvitations(
  db: Kysely<Tables>,
  { userIds, now }: { readonly userIds: readonly string[]; readonly now: Date },
  limit: number,
): Promise<PositionInvitation[]> {
  if (userIds.length === 0) return [];
  const { rows } = await sql<InvitationRow>`
    select invitation.* from invitation
    join position on position.id = invitation.position_id and position.status = 'Open' and not position.removed
      and (position.due_by is null or position.due_by > ${now})
    join project on project.id = invitation.project_id and project.status = 'Approved'
    left join person on person.id = invitation.user_id
    where invitation.user_id = any(${[...userIds]}::uuid[])
      and not (case when position.adults_only then person.minor is not false
        else person.minor is true and position.adults_only is null end)
      and not exists (select from submission where submission.position_id = invitation.position_id
        and submission.user_id = invitation.user_id)
    order by position.due_by nulls last, invitation.created_at desc, invitation.position_id, invitation.user_id
    limit ${limit}`.execute(db);
  return rows.map((row) => ({
    positionId: row.position_id,
    userId: row.user_id,
    projectId: row.project_id,
    companyId: row.company_id,
    message: row.message,
    invitedBy: row.invited_by,
    createdAt: row.created_at,
  }));
}
