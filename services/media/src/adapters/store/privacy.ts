import { sql, type Kysely, type Selectable, type Transaction } from "kysely";
import type { MediaFile } from "#domain/file.ts";
import { BELONGS_TO_COMPANY } from "./managed.ts";
import { toFile } from "./rows.ts";
import type { FileTable, Tables } from "./tables.ts";

/** The most files of one person in an export of their data. */
const MAX_ROWS = 20_000;

/** What media stores about a person, for that person: their files by name, not the bytes. */
export async function exportMember(db: Kysely<Tables>, userId: string): Promise<object> {
  const { rows } = await sql<object>`
    select id, case when attachment then 'Attachment' when voice then 'VoiceReel' else purpose end as purpose, status, file_name, alt_text, content_type, size, width, height, created_at from file
    where owner_id = ${userId} and status <> 'Deleted' order by id limit ${MAX_ROWS + 1}`.execute(db);
  // If there are more rows, `complete` is false.
  return { files: rows.slice(0, MAX_ROWS), complete: rows.length <= MAX_ROWS };
}

/** A person's own files, in the order of their ids; what they uploaded for a company belongs to the company. */
export async function ownFiles(
  db: Kysely<Tables>,
  userId: string,
  { after, limit }: { readonly after: string | null; readonly limit: number },
): Promise<readonly MediaFile[]> {
  let query = db
    .selectFrom("file")
    .selectAll()
    .where("owner_id", "=", userId)
    .where(sql<boolean>`not ${BELONGS_TO_COMPANY}`)
    .orderBy("id")
    .limit(limit);
  if (after !== null) query = query.where("id", ">", after);
  return (await query.execute()).map(toFile);
}

/** Makes companies the owners of what somebody uploaded for them: for one company, or for all. */
export async function handToCompany(
  tx: Transaction<Tables>,
  userId: string,
  companyId: string | null = null,
): Promise<void> {
  await sql`update file set owner_id = company_id, version = version + 1
    where owner_id = ${userId} and ${BELONGS_TO_COMPANY}
      and (${companyId}::uuid is null or company_id = ${companyId})`.execute(tx);
}

/**
 * Deletes the rows of a person's own files, and makes the company the owner of its files; returns the deleted rows
 * whose status was not Deleted.
 */
export async function eraseFiles(tx: Transaction<Tables>, userId: string): Promise<readonly MediaFile[]> {
  await handToCompany(tx, userId);
  await sql`delete from file_use using file where file.id = file_use.file_id and owner_id = ${userId}`.execute(
    tx,
  );
  const { rows } = await sql<Selectable<FileTable>>`
    delete from file where owner_id = ${userId} returning *`.execute(tx);
  return rows.map(toFile).filter(({ status }) => status !== "Deleted");
}
