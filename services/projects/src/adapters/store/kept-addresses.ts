import { ok } from "@callboard/kit/result.ts";
import { sql, type Kysely } from "kysely";
import type { Addresses, FoundAddress } from "#app/ports.ts";
import type { Geocoder } from "#adapters/geocoder/geocoder.ts";
import type { Tables } from "./tables.ts";

/** Days for which an answer of the geocoder is given again. */
export const KEPT_DAYS = 30;

/** Answers that this geocoder gave before, else new ones, which are kept. */
export function createKeptAddresses(
  db: Kysely<Tables>,
  geocoder: Pick<Geocoder, "name" | "search">,
): Addresses {
  return {
    find: async (query) => {
      const kept = await db
        .selectFrom("address_answer")
        .select("answer")
        .where("geocoder", "=", geocoder.name)
        .where("query", "=", query)
        .where("asked_at", ">", sql<Date>`now() - make_interval(days => ${KEPT_DAYS})`)
        .executeTakeFirst();
      if (kept) return ok(kept.answer);
      const found = await geocoder.search(query);
      if (!found.ok) return found;
      const answer = sql<readonly FoundAddress[]>`${JSON.stringify(found.value)}::jsonb`;
      await db
        .insertInto("address_answer")
        .values({ geocoder: geocoder.name, query, answer })
        .onConflict((conflict) =>
          conflict.columns(["geocoder", "query"]).doUpdateSet({ answer, asked_at: sql<Date>`now()` }),
        )
        .execute();
      return found;
    },
  };
}
