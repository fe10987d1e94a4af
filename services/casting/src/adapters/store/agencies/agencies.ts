import { sql, type Kysely } from "kysely";
import type { AgencyModels, AgencyReads } from "#app/agencies/agency-ports.ts";
import type { Tables } from "../tables.ts";

const UNNAMED = sql`created_by <> user_id and representation_name is null`;

/** Reads submissions of agents that name no agency yet. */
export function agencyReads(db: Kysely<Tables>): AgencyReads {
  return {
    async agentsWithoutName(after, limit) {
      const { rows } = await sql<{ id: string }>`
        select distinct created_by as id from submission
        where ${UNNAMED} and (${after}::uuid is null or created_by > ${after}::uuid)
        order by created_by limit ${limit}`.execute(db);
      return rows.map(({ id }) => id);
    },
  };
}

/** Names the agency on submissions. */
export function agencyModels(db: Kysely<Tables>): AgencyModels {
  return {
    async saveAgencyNames(names) {
      if (names.size === 0) return;
      await sql`
        update submission set representation_name = named.name
        from unnest(${[...names.keys()]}::uuid[], ${[...names.values()]}::text[]) as named (id, name)
        where created_by = named.id and ${UNNAMED}`.execute(db);
    },
  };
}
