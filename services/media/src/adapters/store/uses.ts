import { sql, type Kysely, type Selectable, type Transaction } from "kysely";
import { inTransaction } from "@callboard/kit/postgres/transaction.ts";
import { ok } from "@callboard/kit/result.ts";
import { aboutFile } from "#domain/events.ts";
import { addEvents } from "./outbox.ts";
import { toFile } from "./rows.ts";
import type { FileTable, Tables } from "./tables.ts";

/** Days for which a deleted project can be restored; its files stay that long. */
const RESTORABLE_DAYS = 30;
/** Files deleted per transaction. */
const BATCH = 200;
const MEDIA = { kind: "system", service: "media" } as const;

/** What shows files: a post, a company, or one of the lists of a project. */
export interface FileUse {
  readonly usedBy: string;
  /** The post, the company or the project. */
  readonly holderId: string;
  readonly fileIds: readonly string[];
  readonly releasedIds: readonly string[];
}

/** Records what a list shows now, and removes the uses that it released. */
export async function keepUse(
  tx: Transaction<Tables>,
  { usedBy, holderId, fileIds, releasedIds }: FileUse,
): Promise<void> {
  await sql`delete from file_use where used_by = ${usedBy} and file_id = any(${[...releasedIds]}::uuid[])`.execute(
    tx,
  );
  await sql`
    insert into file_use (file_id, used_by, holder_id)
    select distinct id, ${usedBy}, ${holderId}::uuid from unnest(${[...fileIds]}::uuid[]) as used (id) order by id
    on conflict do nothing`.execute(tx);
}

/** What somebody shows on their own profile is theirs, also if they work for a company that does not show it. */
export async function keepPersonal(
  tx: Transaction<Tables>,
  userId: string,
  fileIds: readonly string[],
): Promise<void> {
  await sql`
    update file set company_id = null, version = version + 1
    where id = any(${[...fileIds]}::uuid[]) and owner_id = ${userId} and company_id is not null
      and not exists (select from file_use where file_id = file.id and used_by not like 'post:%')`.execute(
    tx,
  );
}

/** What a company shows is the company's, also if it was uploaded before there was one. */
export async function keepForCompany(
  tx: Transaction<Tables>,
  companyId: string,
  fileIds: readonly string[],
): Promise<void> {
  await sql`
    update file set company_id = ${companyId}, version = version + 1
    where id = any(${[...fileIds]}::uuid[]) and company_id is null and not attachment`.execute(tx);
}

/** Ends the uses of a deleted project once it can no longer be restored. */
export async function endUses(tx: Transaction<Tables>, holderId: string, deletedAt: Date): Promise<void> {
  await sql`
    update file_use set ends_at = ${deletedAt}::timestamptz + make_interval(days => ${RESTORABLE_DAYS})
    where holder_id = ${holderId}`.execute(tx);
}

/** A project that was restored uses its files again. */
export async function resumeUses(tx: Transaction<Tables>, holderId: string): Promise<void> {
  await sql`update file_use set ends_at = null where holder_id = ${holderId}`.execute(tx);
}

/** Deletes files that are shown only by ended lists; the next purge removes their bytes. */
export async function deleteUnused(db: Kysely<Tables>): Promise<void> {
  for (let deleted = BATCH; deleted === BATCH;)
    await inTransaction(db, async (tx) => {
      const { rows: ended } = await sql<{ file_id: string }>`
        delete from file_use where (file_id, used_by) in (
          select file_id, used_by from file_use where ends_at <= now() order by ends_at limit ${BATCH}
          for update skip locked)
        returning file_id`.execute(tx);
      const { rows } = await sql<Selectable<FileTable>>`
        update file set status = 'Deleted', version = version + 1
        where id = any(${ended.map((row) => row.file_id)}::uuid[]) and status <> 'Deleted'
          and not exists (select from file_use where file_id = file.id)
        returning *`.execute(tx);
      await addEvents(
        tx,
        MEDIA,
        rows.map((row) => ({ kind: "MediaDeleted", ...aboutFile(toFile(row)) })),
      );
      deleted = ended.length;
      return ok();
    });
}
