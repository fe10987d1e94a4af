import type { SearchCursor } from "@callboard/search/cursor.ts";
import type { Filter, SearchIndex, SearchQuery } from "@callboard/search/search.ts";
import { tableOf } from "@callboard/search/postgres/postgres-schema.ts";
import { TALENT_INDEX } from "@callboard/talent/adapters/search/talent-document.ts";
import { sql, type Kysely, type RawBuilder } from "kysely";

/** A measured query of the adapter, with plain SQL for the same rows if there is an equivalent. */
export interface Case {
  readonly name: string;
  readonly adapter: () => Promise<unknown>;
  readonly plain?: () => Promise<unknown>;
}

/** The measured index: that of talent, with names to suggest. */
export const DEFINITION = { ...TALENT_INDEX, name: "benchmark" };

const SIZE = 50;
const DEEP = 9_950;
const any = (field: string, ...values: string[]): Filter => ({ kind: "any", field, values });
const tokens = (...values: string[]): RawBuilder<boolean> => sql`tokens && ${values}::text[]`;

/** The adults, whom any talent may find. */
export const ADULTS = any("minor", "no");
const THREE = [ADULTS, any("gender", "Male"), any("eyeColor", "Brown"), any("unions", "AEA")];
const SIX = [
  ...THREE,
  any("ageRange", "22-30", "30-45"),
  any("currentHairColor", "Black", "Brown"),
  any("primaryLanguage", "English"),
];

/** All cases on a filled index. `documents` determines how deep the middle is. */
export async function searchCases(
  db: Kysely<unknown>,
  index: SearchIndex,
  documents: number,
): Promise<readonly Case[]> {
  const table = sql.ref(tableOf(DEFINITION));
  const rows = (
    where: RawBuilder<unknown>,
    tail: RawBuilder<unknown> = sql`limit ${SIZE}`,
  ): Promise<unknown> =>
    sql`select id from ${table} where not removed and ${where} order by newest desc, id ${tail}`.execute(db);
  const search = (query: Partial<SearchQuery>) => () => index.search({ size: SIZE, ...query });
  const middle = await cursorInTheMiddle(db, documents);
  const ranked = await index.search({ size: 100, text: "film", withTotal: true, skip: 5_000 });
  const later = ranked.next;
  const moment = sql`${new Date(middle.newest / 1_000).toISOString()}::timestamptz`;
  const three = sql`${tokens("minor=no")} and ${tokens("gender=Male")} and ${tokens("eyeColor=Brown")} and ${tokens("unions=AEA")}`;
  return [
    {
      name: "no filter, newest, page 1",
      adapter: search({ sort: { by: "newest", order: "desc" } }),
      plain: () => rows(sql`true`),
    },
    {
      name: "deep page by cursor (middle)",
      adapter: search({ sort: { by: "newest", order: "desc" }, after: middle }),
      plain: () => rows(sql`(newest, id) <= (${moment}, ${middle.id}) and newest < ${moment}`),
    },
    {
      name: "page 200 by number",
      adapter: search({ sort: { by: "newest", order: "desc" }, skip: DEEP }),
      plain: () => rows(sql`true`, sql`limit ${SIZE} offset ${DEEP}`),
    },
    {
      name: "by name, page 1",
      adapter: search({ sort: { by: "field", field: "name", order: "asc" } }),
      plain: () =>
        sql`select id from ${table} where not removed order by n_name, newest desc, id limit ${SIZE}`.execute(
          db,
        ),
    },
    { name: "3 facets, newest", adapter: search({ filters: THREE }), plain: () => rows(three) },
    { name: "3 facets, newest, with total", adapter: search({ filters: THREE, withTotal: true }) },
    { name: "6 facets and a skill", adapter: search({ filters: [...SIX, any("skills", "Archery")] }) },
    { name: "6 facets and a word", adapter: search({ filters: SIX, text: "film" }) },
    {
      name: "6 facets and a word, with total and facets",
      adapter: search({ filters: SIX, text: "film", withTotal: true, facets: ["gender", "skills"] }),
    },
    {
      name: "common word, relevance, page 1",
      adapter: search({ text: "film" }),
      plain: () => rows(sql`words @@ 'film'::tsquery`),
    },
    {
      name: "common word, relevance, page 1, with total",
      adapter: search({ text: "film", withTotal: true }),
    },
    {
      name: "common word, relevance, by cursor behind 5,000",
      adapter: search({ text: "film", after: later }),
    },
    { name: "two common words, relevance", adapter: search({ text: "film actor" }) },
    {
      name: "rare word, relevance",
      adapter: search({ text: "x1234" }),
      plain: () => rows(sql`words @@ 'x1234'::tsquery`),
    },
    { name: "suggest, 1 letter", adapter: () => index.suggest("m") },
    { name: "suggest, 2 letters", adapter: () => index.suggest("ma") },
    { name: "suggest, 4 letters", adapter: () => index.suggest("mari") },
    { name: "suggest, first name and initial", adapter: () => index.suggest("marion k") },
    { name: "suggest, surname", adapter: () => index.suggest("kaberde") },
    { name: "suggest, surname and first name", adapter: () => index.suggest("kaber ma") },
    { name: "suggest, two initials", adapter: () => index.suggest("m k") },
    { name: "suggest, typing error", adapter: () => index.suggest("jhon") },
    { name: "suggest, typing error in a surname", adapter: () => index.suggest("kbaerdenova") },
    { name: "suggest, typing errors in both", adapter: () => index.suggest("mraion kaberdenvoa") },
    { name: "suggest, nothing like it", adapter: () => index.suggest("zzqxw") },
  ];
}

async function cursorInTheMiddle(db: Kysely<unknown>, documents: number): Promise<SearchCursor> {
  const { rows } = await sql<{ id: string; newest: Date }>`
    select id, newest from ${sql.ref(tableOf(DEFINITION))} where not removed
    order by newest desc, id limit 1 offset ${Math.floor(documents / 2)}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error("The index is empty.");
  const newest = row.newest.getTime() * 1_000;
  return { rank: newest, newest, id: row.id };
}
