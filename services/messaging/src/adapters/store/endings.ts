import { sql, type Kysely, type Transaction } from "kysely";
import type { Tables } from "./tables.ts";

/** Days for which conversations about a closed project stay open. */
const OPEN_DAYS = 30;
/** Projects per sweep whose conversations end. */
const BATCH = 100;

/** Records when a project closed. */
export async function keepClosed(tx: Transaction<Tables>, projectId: string, closedAt: Date): Promise<void> {
  await sql`
    insert into closed_project (project_id, closed_at) values (${projectId}, ${closedAt})
    on conflict (project_id) do update set closed_at = excluded.closed_at, applied_at = null`.execute(tx);
}

/** Whether a conversation `c` of two people has one whose account is suspended. */
const HAS_SUSPENDED = sql`(c.kind = 'Direct' and exists (
  select from participant of_c join person on person.user_id = of_c.user_id
  where of_c.conversation_id = c.id and person.suspended))`;

/** The status of a conversation `c`, and what locks it, once a lock or its project's end is lifted. */
export const LIFTED = sql`
  status = case when ${HAS_SUSPENDED} then 'Locked'
    when exists (
      select from closed_project ended where ended.project_id = c.project_id and ended.applied_at is not null)
    then 'ReadOnly' else 'Open' end,
  locked_for = case when ${HAS_SUSPENDED} then 'Suspension' end`;

/** Records that a project is open again and reopens the conversations that ended with it. */
export async function keepReopened(tx: Transaction<Tables>, projectId: string): Promise<void> {
  await sql`delete from closed_project where project_id = ${projectId}`.execute(tx);
  await sql`
    update conversation c set version = version + 1, ${LIFTED}
    where c.project_id = ${projectId} and c.status = 'ReadOnly'`.execute(tx);
}

/** Ends conversations about projects that closed more than 30 days ago; each project once, even under concurrency. */
export async function endConversations(db: Kysely<Tables>): Promise<void> {
  await sql`
    with due as (
      select project_id from closed_project
      where applied_at is null and closed_at < now() - make_interval(days => ${OPEN_DAYS})
      order by closed_at limit ${BATCH} for update skip locked),
    applied as (
      update closed_project set applied_at = now() from due where closed_project.project_id = due.project_id)
    update conversation set status = 'ReadOnly', version = version + 1
    from due where conversation.project_id = due.project_id and status = 'Open'`.execute(db);
}

/** Locks conversations of two people if one is suspended, and unlocks them when neither is anymore. */
export async function keepSuspended(
  tx: Transaction<Tables>,
  userId: string,
  suspended: boolean,
): Promise<void> {
  await sql`update person set suspended = ${suspended} where user_id = ${userId}`.execute(tx);
  if (suspended) {
    await sql`
      update conversation c set status = 'Locked', locked_for = 'Suspension', version = version + 1
      from participant p where p.user_id = ${userId} and p.conversation_id = c.id
        and c.kind = 'Direct' and c.status = 'Open'`.execute(tx);
    return;
  }
  await sql`
    update conversation c set version = version + 1, ${LIFTED}
    from participant p where p.user_id = ${userId} and p.conversation_id = c.id and c.locked_for = 'Suspension'
      and not ${HAS_SUSPENDED}`.execute(tx);
}
