import { sql, type RawBuilder } from "kysely";
import { COMPANY_PURPOSES, type Viewer } from "#domain/file.ts";

/** The condition for rows of `file` that belong to a company: `isCompanys` of the domain in SQL. */
export const BELONGS_TO_COMPANY: RawBuilder<boolean> = sql<boolean>`
  (file.company_id is not null and not file.attachment and file.purpose = any(${[...COMPANY_PURPOSES]}::text[]))`;

/** The condition for rows of `file` that the viewer may manage: `mayManage` of the domain in SQL. */
export function managedBy({ userId, companyId, isAdmin }: Viewer): RawBuilder<boolean> {
  return sql<boolean>`(case
    when file.attachment then file.owner_id = ${userId}
    when ${isAdmin} then true
    when ${BELONGS_TO_COMPANY} then coalesce(file.company_id = ${companyId}, false)
    else file.owner_id = ${userId} end)`;
}
