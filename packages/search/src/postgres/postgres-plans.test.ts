import { createLog } from "@callboard/kit/log/log.ts";
import { openDatabase, type Database } from "@callboard/kit/postgres/pool.ts";
import { emptyDatabase, type TestDatabase } from "@callboard/testkit/database.ts";
import { sql } from "kysely";
import { thing } from "#contract/contract-documents.ts";
import type { IndexDefinition, SearchIndex, SearchQuery } from "#search.ts";
import { openPostgresIndex } from "./postgres-search.ts";
import { tableOf } from "./postgres-schema.ts";

const DEFINITION: IndexDefinition = {
  name: "thing",
  text: { name: "A" },
  keywords: ["kind"],
  numbers: ["price"],
};
const DOCUMENTS = 5_000;
/** The most rows read for a page of ten: its own, and those that an index skips. */
const FEW = 200;
/** The most rows read for suggestions: the newest, which are scanned first, and those that an index leads to. */
const LOOKED_THROUGH = 2_200;

let base: TestDatabase;
let database: Database<unknown>;
let index: SearchIndex;

beforeAll(async () => {
  base = await emptyDatabase();
  // One connection, so that its own statistics are the ones that are read.
  database = openDatabase<unknown>({
    url: base.url,
    name: "test",
    log: createLog("test", "silent"),
    poolSize: 1,
  });
  index = await openPostgresIndex(database.db, DEFINITION);
  for (let from = 0; from < DOCUMENTS; from += 1_000)
    await index.write(
      Array.from({ length: 1_000 }, (_, offset) =>
        thing(`d${from + offset}`, `Common ${from + offset}`, {
          keywords: { kind: ["x"] },
          numbers: { price: (from + offset) % 100 },
        }),
      ),
    );
  await sql`vacuum analyze ${sql.ref(tableOf(DEFINITION))}`.execute(database.db);
});
afterAll(async () => {
  await database.close();
  await base.drop();
});

/** The number of the table's rows that some work reads. */
async function rowsRead(work: () => Promise<unknown>): Promise<number> {
  const read = async (): Promise<number> => {
    await sql`select pg_stat_force_next_flush()`.execute(database.db);
    const { rows } = await sql<{ count: number }>`
      select seq_tup_read + coalesce(idx_tup_fetch, 0) as count from pg_stat_user_tables
      where relname = ${tableOf(DEFINITION)}`.execute(database.db);
    return rows[0]?.count ?? Number.NaN;
  };
  const before = await read();
  await work();
  return (await read()) - before;
}

const SORTS: [string, Partial<SearchQuery>][] = [
  ["relevance without words", {}],
  ["newest", { sort: { by: "newest", order: "desc" } }],
  ["oldest", { sort: { by: "newest", order: "asc" } }],
  ["a number upwards", { sort: { by: "field", field: "price", order: "asc" } }],
  ["a number downwards", { sort: { by: "field", field: "price", order: "desc" } }],
];

test.each(SORTS)(
  "a page, and one deep behind a cursor, read little more than themselves: %s",
  async (_name, sort) => {
    const deep = await index.search({ ...sort, size: 10, skip: 4_000 });
    const after = deep.next;
    expect(after).not.toBeNull();
    for (const query of [{}, { after }]) {
      const filters = [{ kind: "any", field: "kind", values: ["x"] }] as const;
      const read = await rowsRead(() => index.search({ ...sort, ...query, filters, size: 10 }));
      expect(read).toBeLessThan(FEW);
    }
  },
);

test("matches are counted when somebody reads the total, and not otherwise", async () => {
  const query = { filters: [{ kind: "any", field: "kind", values: ["x"] }], size: 10 } as const;
  expect(await rowsRead(() => index.search({ ...query, withTotal: true }))).toBeGreaterThanOrEqual(DOCUMENTS);
  const { next: after } = await index.search(query);
  expect(await rowsRead(() => index.search({ ...query, after }))).toBeLessThan(FEW);
  expect(await rowsRead(() => index.search(query))).toBeLessThan(FEW);
});

test.each([
  "c",
  "common",
  "common 4",
  "4999",
  "4999 common",
  "499 com",
  "comon",
  "comon 12",
  "12 comon",
  "comon 1",
])("suggestions for %s read few rows", async (typed) => {
  expect(await index.suggest(typed)).not.toEqual([]);
  expect(await rowsRead(() => index.suggest(typed))).toBeLessThan(LOOKED_THROUGH);
});

interface Scans {
  /** Rows of the whole table. */
  readonly table: number;
  /** Rows by the index of pairs. */
  readonly pairs: number;
  /** Rows that the index of words listed. */
  readonly listed: number;
}

async function scansBy(work: () => Promise<unknown>): Promise<Scans> {
  const read = async (): Promise<Scans> => {
    await sql`select pg_stat_force_next_flush()`.execute(database.db);
    const { rows } = await sql<Scans>`
      select (select seq_scan from pg_stat_user_tables where relname = ${tableOf(DEFINITION)}) as table,
        (sum(idx_scan) filter (where pg_get_indexdef(indexrelid) like '%search_pairs(%'))::int as pairs,
        (sum(idx_tup_read) filter (where pg_get_indexdef(indexrelid) like '%gin (suggest_words)'))::int as listed
      from pg_stat_user_indexes where relname = ${tableOf(DEFINITION)}`.execute(database.db);
    return rows[0] ?? { table: Number.NaN, pairs: Number.NaN, listed: Number.NaN };
  };
  const before = await read();
  await work();
  const after = await read();
  return {
    table: after.table - before.table,
    pairs: after.pairs - before.pairs,
    listed: after.listed - before.listed,
  };
}

test.each(["comm 1", "1 comm", "comon 1", "1 comon"])(
  "of a frequent word and an initial the index of words lists nothing: %s",
  async (typed) => {
    expect(await index.suggest(typed)).toHaveLength(10);
    const { table, pairs, listed } = await scansBy(() => index.suggest(typed));
    expect(table).toBe(0);
    expect(pairs).toBeGreaterThan(0);
    expect(listed).toBe(0);
  },
);

test("of a word that nothing begins with, no row is read by the pair of its start", async () => {
  expect(await rowsRead(() => index.suggest("comxyz 1"))).toBeLessThan(LOOKED_THROUGH);
  expect(await scansBy(() => index.suggest("comxyz 1"))).toMatchObject({ table: 0, listed: 0 });
});
