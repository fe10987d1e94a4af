import type { RolePay } from "@callboard/catalog/terms/pay-text.ts";
import { sql, type Kysely, type Transaction } from "kysely";
import { newId } from "@callboard/kit/ids.ts";
import { olderThan, purgeRows } from "@callboard/kit/postgres/purge.ts";
import { CHANGE_TOPICS, type ChangeTopic } from "#domain/change-topics.ts";
import { PROJECT_NOTICES, type ProjectNoticeKind } from "#domain/notices/project-notice.ts";
import type { Tables } from "#adapters/store/tables.ts";

/** Days to keep a finished notice: longer than the pause between two of them. */
const RETENTION_DAYS = 7;

export interface ProjectNoticeDraft {
  readonly what: ProjectNoticeKind;
  readonly projectId: string;
  readonly companyId: string;
  readonly positionId?: string;
  readonly slotId?: string;
  readonly changes?: readonly ChangeTopic[];
  readonly payChange?: PayChange;
}

/** What a role paid and pays. */
export interface PayChange {
  readonly former: RolePay;
  readonly now: RolePay;
}

/** A due notice, with the last person whom it has reached. */
export interface DueProjectNotice {
  readonly id: string;
  readonly what: ProjectNoticeKind;
  readonly projectId: string;
  readonly companyId: string;
  readonly positionId: string | null;
  readonly slotId: string | null;
  readonly changes: readonly ChangeTopic[];
  readonly payChange: PayChange | null;
  readonly notifiedUpTo: string | null;
}

/** Records that people must be notified; merged into a pending notice if there is one. */
export async function addProjectNotices(
  tx: Transaction<Tables>,
  drafts: readonly ProjectNoticeDraft[],
): Promise<void> {
  for (const draft of drafts) {
    const { what, projectId, companyId, positionId = null, slotId = null, changes = [] } = draft;
    const [former, pay] = [jsonOf(draft.payChange?.former), jsonOf(draft.payChange?.now)];
    const { settleMinutes, pauseMinutes } = PROJECT_NOTICES[what];
    await sql`
      insert into project_notice (id, what, project_id, company_id, position_id, slot_id, changes, former_pay, pay, due_at)
      select ${newId()}, ${what}, ${projectId}, ${companyId}, ${positionId}, ${slotId}, ${[...changes]}::text[],
        ${former}::jsonb, ${pay}::jsonb, greatest(now() + make_interval(mins => ${settleMinutes}),
          max(begun_at) + make_interval(mins => ${pauseMinutes}))
      from project_notice where what = ${what} and project_id = ${projectId}
        and position_id is not distinct from ${positionId}::uuid and slot_id is not distinct from ${slotId}::uuid
      on conflict (what, project_id, position_id, slot_id) where begun_at is null do update
        set changes = (select coalesce(array_agg(distinct topic) filter (where topic is not null), '{}')
          from unnest(project_notice.changes || excluded.changes) topic),
          former_pay = coalesce(project_notice.former_pay, excluded.former_pay), pay = excluded.pay`.execute(
      tx,
    );
  }
}

/** The due notice that has waited longest, if any. */
export async function dueProjectNotice(db: Kysely<Tables>): Promise<DueProjectNotice | null> {
  const { rows } = await sql<{
    id: string;
    what: ProjectNoticeKind;
    project_id: string;
    company_id: string;
    position_id: string | null;
    slot_id: string | null;
    changes: string[];
    former_pay: RolePay | null;
    pay: RolePay | null;
    told_up_to: string | null;
  }>`
    select * from project_notice where done_at is null and due_at <= now() order by due_at, id limit 1`.execute(
    db,
  );
  const [row] = rows;
  return row
    ? {
        id: row.id,
        what: row.what,
        projectId: row.project_id,
        companyId: row.company_id,
        positionId: row.position_id,
        slotId: row.slot_id,
        changes: CHANGE_TOPICS.filter((topic) => row.changes.includes(topic)),
        payChange: row.former_pay && row.pay && { former: row.former_pay, now: row.pay },
        notifiedUpTo: row.told_up_to,
      }
    : null;
}

const jsonOf = (pay: RolePay | undefined): string | null => (pay ? JSON.stringify(pay) : null);

/** Saves the progress of a notice; false if another process notified the same people, or it has changed. */
export async function saveProgress(
  tx: Transaction<Tables>,
  { id, notifiedUpTo, changes, payChange }: DueProjectNotice,
  to: { readonly notifiedUpTo: string | null; readonly isDone: boolean },
): Promise<boolean> {
  const { rows } = await sql`
    update project_notice set begun_at = coalesce(begun_at, now()), told_up_to = ${to.notifiedUpTo},
      done_at = case when ${to.isDone} then now() end
    where id = ${id} and done_at is null and told_up_to is not distinct from ${notifiedUpTo}::uuid
      and cardinality(changes) = ${changes.length}
      and pay is not distinct from ${jsonOf(payChange?.now)}::jsonb
    returning id`.execute(tx);
  return rows.length > 0;
}

/** Deletes notices that were finished more than a week ago. */
export function purgeProjectNotices(db: Kysely<Tables>): Promise<void> {
  return purgeRows(db, "project_notice", olderThan("done_at", RETENTION_DAYS));
}
