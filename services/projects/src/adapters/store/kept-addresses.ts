import { map, ok, type Result } from "@callboard/kit/result.ts";
import { sql, type Kysely, type RawBuilder } from "kysely";
import type { Addresses, FoundAddress } from "#app/ports.ts";
import type { Geocoder } from "#adapters/geocoder/geocoder.ts";
import type { Tables } from "./tables.ts";

/** Days for which a response of the geocoder is cached. */
const KEPT_DAYS = 30;

type Found = readonly FoundAddress[];

/** Caches the geocoder's responses in the database. */
export function createKeptAddresses(
  db: Kysely<Tables>,
  geocoder: Pick<Geocoder, "name" | "search" | "reverse" | "place">,
): Addresses {
  const keep = (query: string, request: () => Promise<Result<Found>>) =>
    storeAddresses(db, geocoder.name, query, request);
  return {
    find: (query) => keep(query, () => geocoder.search(query)),
    // Typed queries are stored in lower case, so these keys cannot collide with them.
    at: async (point) =>
      map(
        await keep(`POINT ${point.lat} ${point.lon}`, async () => map(await geocoder.reverse(point), listed)),
        first,
      ),
    async byPlaceId(placeId) {
      const known = await placeAmong(db, geocoder.name, placeId);
      if (known) return ok(known);
      return map(
        await keep(`PLACE ${placeId}`, async () => map(await geocoder.place(placeId), listed)),
        first,
      );
    },
  };
}

const listed = (address: FoundAddress | null): Found => (address ? [address] : []);
const first = (found: Found): FoundAddress | null => found[0] ?? null;

const isFresh = sql<boolean>`asked_at > now() - make_interval(days => ${KEPT_DAYS})`;

/** Looks a place id up among the cached responses. */
async function placeAmong(
  db: Kysely<Tables>,
  geocoder: string,
  placeId: string,
): Promise<FoundAddress | undefined> {
  const has: RawBuilder<boolean> = sql`answer @> ${JSON.stringify([{ placeId }])}::jsonb`;
  const kept = await db
    .selectFrom("address_answer")
    .select("answer")
    .where("geocoder", "=", geocoder)
    .where(has)
    .where(isFresh)
    .limit(1)
    .executeTakeFirst();
  return kept?.answer.find((address) => address.placeId === placeId);
}

async function storeAddresses(
  db: Kysely<Tables>,
  geocoder: string,
  query: string,
  request: () => Promise<Result<Found>>,
): Promise<Result<Found>> {
  const kept = await db
    .selectFrom("address_answer")
    .select("answer")
    .where("geocoder", "=", geocoder)
    .where("query", "=", query)
    .where(isFresh)
    .executeTakeFirst();
  if (kept) return ok(kept.answer);
  const found = await request();
  if (!found.ok) return found;
  const answer = sql<Found>`${JSON.stringify(found.value)}::jsonb`;
  await db
    .insertInto("address_answer")
    .values({ geocoder, query, answer })
    .onConflict((conflict) =>
      conflict.columns(["geocoder", "query"]).doUpdateSet({ answer, asked_at: sql<Date>`now()` }),
    )
    .execute();
  return found;
}
