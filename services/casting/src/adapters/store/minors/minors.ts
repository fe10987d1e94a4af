import { sql, type Kysely, type Transaction } from "kysely";
import type { MinorReads, MinorUnit } from "#app/minors/minor-ports.ts";
import { isBarred } from "#domain/minors/minors.ts";
import type { Tables } from "../tables.ts";

/** Reads the positions and people whose age facts are not known yet. */
export function minorReads(db: Kysely<Tables>): MinorReads {
  const idsOf = async (rows: Promise<readonly { readonly id: string }[]>) => (await rows).map(({ id }) => id);
  return {
    positionsWithoutAge(after, limit) {
      const unknown = db
        .selectFrom("position")
        .select("id")
        .where("adults_only", "is", null)
        .where("removed", "=", false);
      const rest = after === null ? unknown : unknown.where("id", ">", after);
      return idsOf(rest.orderBy("id").limit(limit).execute());
    },
    peopleWithoutAge(after, limit) {
      const unknown = db.selectFrom("person").select("id").where("minor", "is", null);
      const rest = after === null ? unknown : unknown.where("id", ">", after);
      return idsOf(rest.orderBy("id").limit(limit).execute());
    },
  };
}

/** Finds the submissions of minors to positions for adults only. */
export function minorUnit(tx: Transaction<Tables>): MinorUnit {
  return {
    async barredMinors(submissionIds) {
      const { rows } = await sql<{ id: string; adults_only: boolean | null; minor: boolean | null }>`
        select submission.id, position.adults_only, person.minor from submission
        join position on position.id = submission.position_id
        left join person on person.id = submission.user_id
        where submission.id = any(${[...submissionIds]}::uuid[])
          and (position.adults_only is not false) and (person.minor is not false)`.execute(tx);
      const barred = rows.filter(({ adults_only: adultsOnly, minor }) => isBarred({ adultsOnly, minor }));
      return new Set(barred.map(({ id }) => id));
    },
  };
}
