import { createLog } from "@callboard/kit/log/log.ts";
import { openDatabase, type Database } from "@callboard/kit/postgres/pool.ts";
import { emptyDatabase, type TestDatabase } from "@callboard/testkit/database.ts";
import { sql } from "kysely";
import { thing } from "#contract/contract-documents.ts";
import type { IndexDefinition } from "#search.ts";
import { openPostgresIndex } from "./postgres-search.ts";
import { tableOf } from "./postgres-schema.ts";

const DEFINITION: IndexDefinition = { name: "thing", text: { name: "A" }, numbers: ["price", "filmingEnd"] };
const TABLE = tableOf(DEFINITION);

let base: TestDatabase;
let database: Database<unknown>;

beforeEach(async () => {
  base = await emptyDatabase();
  database = openDatabase<unknown>({ url: base.url, name: "test", log: createLog("test", "silent") });
});
afterEach(async () => {
  await database.close();
  await base.drop();
});

/** The table as created by a version without typing errors. */
async function createEarlierTable(): Promise<void> {
  await sql`
    create table ${sql.ref(TABLE)} (
      id text primary key, version bigint not null, removed boolean not null default false,
      newest timestamptz not null, words tsvector not null, tokens text[] not null,
      latitude double precision, longitude double precision, suggest text, folded_suggest text,
      suggest_words tsvector, n_price double precision, "n_filmingEnd" double precision)`.execute(
    database.db,
  );
  await sql`create index on ${sql.ref(TABLE)} using gin (words)`.execute(database.db);
  await sql`create index on ${sql.ref(TABLE)} (n_price, id) where not removed`.execute(database.db);
}

/** A write by that version. */
async function writeEarlier(id: string, name: string): Promise<void> {
  const words = name.toLowerCase().split(" ");
  await sql`
    insert into ${sql.ref(TABLE)} (id, version, newest, words, tokens, suggest, folded_suggest, suggest_words)
    values (${id}, 1, now(), array_to_tsvector(${words}::text[]), '{}', ${name}, ${words.join(" ")},
      array_to_tsvector(${words}::text[]))`.execute(database.db);
}

async function indexes(): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select indexname as name from pg_indexes where tablename = ${TABLE} order by 1`.execute(database.db);
  return rows.map(({ name }) => name);
}

test("a table of an earlier version is searched as it is, and that version goes on with it", async () => {
  await createEarlierTable();
  await writeEarlier("one", "Grey Harbour");
  const index = await openPostgresIndex(database.db, DEFINITION);
  expect((await index.search({ text: "harbour", size: 5 })).ids).toEqual(["one"]);
  expect(await index.suggest("habrour")).toEqual([{ id: "one", text: "Grey Harbour" }]);
  await writeEarlier("two", "Green Harbour");
  expect((await index.suggest("harb")).map(({ id }) => id).toSorted()).toEqual(["one", "two"]);
  // These words are missing in the vocabulary, which that version does not maintain.
  expect(await index.suggest("green harb")).toMatchObject([{ id: "two" }]);
  await index.write([thing("three", "Present Title")]);
  expect(await index.suggest("persent")).toMatchObject([{ id: "three" }]);
});

test("words of a text are found together before their pairs have an index", async () => {
  await createEarlierTable();
  const index = await openPostgresIndex(database.db, DEFINITION);
  await index.write([thing("one", "Grey Harbour"), thing("two", "Grey Lights")]);
  const [pairs] = (await indexes()).filter((name) => name.includes("pairs"));
  await sql`drop index ${sql.ref(pairs ?? "")}`.execute(database.db);
  expect(await index.suggest("harb gr")).toMatchObject([{ id: "one" }]);
});

test("what a table lacks is added once, and an index that was never finished is made again", async () => {
  await createEarlierTable();
  const before = await indexes();
  await openPostgresIndex(database.db, DEFINITION);
  const upgraded = await indexes();
  expect(upgraded).toEqual(expect.arrayContaining([...before]));
  // The earlier index on the price is kept for the earlier version.
  expect(upgraded).toHaveLength(10);
  await openPostgresIndex(database.db, DEFINITION);
  expect(await indexes()).toEqual(upgraded);

  // The state left by a process that ended while it created an index.
  await sql`insert into ${sql.ref(TABLE)} (id, version, newest, words, tokens)
    values ('a', 1, now(), '', '{}'), ('b', 1, now(), '', '{}')`.execute(database.db);
  const broken = sql`create unique index concurrently broken on ${sql.ref(TABLE)} (version)`.execute(
    database.db,
  );
  await expect(broken).rejects.toThrow(/unique/);
  await sql`drop index ${sql.raw(upgraded.find((name) => name.includes("tokens")) ?? "")}`.execute(
    database.db,
  );
  await openPostgresIndex(database.db, DEFINITION);
  expect(await indexes()).toEqual(upgraded);
});

test("many processes that open a new index at once make it once", async () => {
  await Promise.all(Array.from({ length: 4 }, () => openPostgresIndex(database.db, DEFINITION)));
  expect(await indexes()).toHaveLength(9);
});
