import { sql, type Transaction } from "kysely";
import type { Tables } from "./tables.ts";

/** Replaces an erased person by the company, and deletes their favorites and views. */
export async function erasePerson(tx: Transaction<Tables>, userId: string): Promise<void> {
  await sql`update project set created_by = company_id, revision = revision + 1
    where created_by = ${userId}`.execute(tx);
  await sql`update position set created_by = project.company_id from project
    where project.id = position.project_id and position.created_by = ${userId}`.execute(tx);
  // Includes previously removed ones, whose rows remain only for their version.
  await sql`update saved_search set name = 'erased', criteria = '{}' where user_id = ${userId}`.execute(tx);
  await tx.deleteFrom("favorite").where("user_id", "=", userId).execute();
  await tx.deleteFrom("project_view").where("viewer_id", "=", userId).execute();
}
