import { sql, type Kysely, type Selectable, type Transaction } from "kysely";
import { inTransaction } from "@callboard/kit/postgres/transaction.ts";
import { ok } from "@callboard/kit/result.ts";
import { aboutFile } from "#domain/events.ts";
import { addEvents } from "./outbox.ts";
import { toFile } from "./rows.ts";
import type { FileTable, Tables } from "./tables.ts";

/** Days for which a file may wait in a draft. */
const UNSENT_DAYS = 30;
/** Files deleted per transaction. */
const BATCH = 200;
const MEDIA = { kind: "system", service: "media" } as const;

/** Records that files were sent in a message, so that they are not deleted as unsent. */
export async function keepSent(
  tx: Transaction<Tables>,
  fileIds: readonly string[],
  sentAt: Date,
): Promise<void> {
  if (fileIds.length === 0) return;
  await sql`
    update file set sent_at = coalesce(sent_at, ${sentAt})
    where id = any(${[...fileIds]}::uuid[]) and attachment`.execute(tx);
}

/** Deletes files uploaded for a message that was never sent; the next purge removes their bytes. */
export async function deleteUnsent(db: Kysely<Tables>): Promise<void> {
  for (let deleted = BATCH; deleted === BATCH;)
    await inTransaction(db, async (tx) => {
      const { rows } = await sql<Selectable<FileTable>>`
        update file set status = 'Deleted', version = version + 1
        where id in (
          select id from file
          where attachment and sent_at is null and status = 'Ready'
            and created_at < now() - make_interval(days => ${UNSENT_DAYS})
          order by created_at limit ${BATCH} for update skip locked)
        returning *`.execute(tx);
      await addEvents(
        tx,
        MEDIA,
        rows.map((row) => ({ kind: "MediaDeleted", ...aboutFile(toFile(row)) })),
      );
      deleted = rows.length;
      return ok();
    });
}
