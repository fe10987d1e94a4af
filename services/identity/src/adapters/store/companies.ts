import { sql } from "kysely";
import type { Kysely, Selectable } from "kysely";
import type { CompanyStore } from "#app/ports.ts";
import type { Company } from "#domain/company.ts";
import type { CompanyTable, Tables } from "./tables.ts";

const PEOPLE_MOST = 1_000;

function toCompany(row: Selectable<CompanyTable>): Company {
  const { id, name, country, email, city, phone, ein, bio, capabilities, version } = row;
  const createdBy = row.created_by;
  return { id, name, country, email, city, phone, ein, bio, capabilities, createdBy, version };
}

function toColumns(company: Company) {
  const { name, country, email, city, phone, ein, bio, capabilities } = company;
  return { name, country, email, city, phone, ein, bio, capabilities: [...capabilities] };
}

/** Companies in the database, or inside a transaction of it. */
export function companyStore(db: Kysely<Tables>): CompanyStore {
  return {
    byIds: async (ids) => {
      if (ids.length === 0) return [];
      const any = sql<string>`any(${ids}::uuid[])`;
      const rows = await db.selectFrom("company").selectAll().where("id", "=", any).execute();
      return rows.map(toCompany);
    },
    lock: async (id) => {
      const query = db.selectFrom("company").selectAll().where("id", "=", id).forUpdate();
      const row = await query.executeTakeFirst();
      return row === undefined ? null : toCompany(row);
    },
    insert: async (company) => {
      const values = {
        id: company.id,
        created_by: company.createdBy,
        version: company.version,
        ...toColumns(company),
      };
      await db.insertInto("company").values(values).execute();
    },
    save: async (company) => {
      await db.updateTable("company").set(toColumns(company)).where("id", "=", company.id).execute();
    },
    memberIds: async (companyIds) => {
      const { rows } = await sql<{ company_id: string; ids: string[] }>`
        select c.id as company_id, coalesce(array_agg(m.id order by m.id) filter (where m.id is not null), '{}') as ids
        from unnest(${companyIds}::uuid[]) as c (id)
        left join lateral (select id from account where company_id = c.id order by id limit ${PEOPLE_MOST}) m on true
        group by c.id`.execute(db);
      return new Map(rows.map((row) => [row.company_id, row.ids]));
    },
  };
}
