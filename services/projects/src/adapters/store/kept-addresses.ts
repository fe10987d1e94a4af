import { ok, type Result } from "@callboard/kit/result.ts";
import { sql, type Kysely } from "kysely";
import type { Addresses, FoundAddress } from "#app/ports.ts";
import { named } from "./store.ts";
import type { Tables } from "./tables.ts";

/** Days for which an answer of the geocoder is given again. */
export const KEPT_DAYS = 30;

/** Answers that were given before, else those of `search`, which are kept. */
export function createKeptAddresses(
  db: Kysely<Tables>,
  search: (query: string) => Promise<Result<readonly FoundAddress[]>>,
): Addresses {
  const table = named(db);
  return {
    find: async (query) => {
      const kept = await table
        .selectFrom("addressAnswer")
        .select("answer")
        .where("query", "=", query)
        .where("askedAt", ">", sql<Date>`now() - make_interval(days => ${KEPT_DAYS})`)
        .executeTakeFirst();
      if (kept) return ok(kept.answer);
      const found = await search(query);
      if (!found.ok) return found;
      const answer = sql<readonly FoundAddress[]>`${JSON.stringify(found.value)}::jsonb`;
      await table
        .insertInto("addressAnswer")
        .values({ query, answer })
        .onConflict((conflict) => conflict.column("query").doUpdateSet({ answer, askedAt: sql<Date>`now()` }))
        .execute();
      return found;
    },
  };
}
