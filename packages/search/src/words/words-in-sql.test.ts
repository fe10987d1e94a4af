import { fold } from "@callboard/catalog/letters/fold.ts";
import { readFileSync } from "node:fs";
import { createLog } from "@callboard/kit/log/log.ts";
import { openDatabase, type Database } from "@callboard/kit/postgres/pool.ts";
import { emptyDatabase, type TestDatabase } from "@callboard/testkit/database.ts";
import { sql } from "kysely";
import { NAME_PAIRS } from "#contract/name-pairs.ts";
import { typedQuery } from "#postgres/postgres-conditions.ts";
import { lettersOf } from "./words.ts";
import { foundWords } from "./found-words.ts";
import { wordsInSql } from "./words-in-sql.ts";

/** The migrations that create the functions, each with columns of its own behind them. */
const MIGRATIONS = [
  "casting/migrations/0051_found_words.sql",
  "messaging/migrations/0016_found_words.sql",
  "projects/migrations/0047_found_words.sql",
];

let base: TestDatabase;
let database: Database<unknown>;
beforeAll(async () => {
  base = await emptyDatabase();
  database = openDatabase({ url: base.url, name: "test", log: createLog("test", "silent") });
  await sql.raw(wordsInSql()).execute(database.db);
});
afterAll(async () => {
  await database.close();
  await base.drop();
});

const SIGNS = Array.from({ length: 0x11_0000 }, (_, code) => code)
  .filter((code) => code > 0 && (code < 0xd8_00 || code > 0xdf_ff))
  .map((code) => String.fromCodePoint(code))
  .filter((sign) => /\P{Cn}/u.test(sign) && !/\p{Co}/u.test(sign));

/** Texts per statement, which takes seconds for all of them. */
const AT_ONCE = 20_000;

async function inSql<Value>(
  call: "search_fold" | "search_letters" | "search_words",
  texts: readonly string[],
) {
  const of =
    call === "search_words" ? sql`tsvector_to_array(search_words(text))` : sql`${sql.raw(call)}(text)`;
  const { rows } = await sql<{ value: Value }>`
    select ${of} as value from unnest(${[...texts]}::text[]) with ordinality as given (text, place)
    order by place`.execute(database.db);
  return rows.map(({ value }) => value);
}

test.each(MIGRATIONS)("%s has the functions as the tables make them", (file) => {
  const migration = readFileSync(new URL(`../../../../services/${file}`, import.meta.url), "utf8");
  expect(migration.startsWith(wordsInSql())).toBe(true);
});

test("every code point is folded in SQL as by the search, alone and within words", async () => {
  // Of the newest letters, Node and the database know different ones.
  const { rows } = await sql<{ sign: string }>`
    select sign from unnest(${SIGNS}::text[]) sign where unicode_assigned(sign)`.execute(database.db);
  const texts = rows.map(({ sign }) => `a${sign}b`);
  expect(texts.length).toBeGreaterThan(150_000);
  for (const [call, own] of [
    ["search_fold", fold],
    ["search_letters", lettersOf],
  ] as const) {
    const wrong = [];
    for (let from = 0; from < texts.length; from += AT_ONCE) {
      const some = texts.slice(from, from + AT_ONCE);
      const found = await inSql<string>(call, some);
      wrong.push(...some.filter((text, place) => found[place] !== own(text)));
    }
    expect([call, wrong.map((text) => text.codePointAt(1)?.toString(16))]).toEqual([call, []]);
  }
});

const TEXTS = [
  ...new Set(NAME_PAIRS.flatMap(([, pairs]) => pairs.flatMap(([stored, typed]) => [stored, typed]))),
  "",
  " - ' ",
  "one two three four five six seven eight nine ten eleven twelve",
  "one two three four five six seven eight nine ten eleven twelve O'Thirteen",
  `${"x".repeat(70)} ${"山".repeat(70)}`,
  "state-of-the-art ma\u00dfe Ünlü-Öz 3e12ab45 v2.0 x86-64",
];

test("texts have the same words in SQL as by the search", async () => {
  const found = await inSql<string[]>("search_words", TEXTS);
  expect(found.map((words) => words.toSorted())).toEqual(TEXTS.map((text) => foundWords(text).toSorted()));
});

test.each(NAME_PAIRS)("names are found in SQL as they are typed: %s", async (_script, pairs) => {
  const outcomes = [];
  for (const [stored, typed] of pairs) {
    const { rows } = await sql<{ found: boolean }>`
      select search_words(${stored}) @@ ${typedQuery(typed)} as found`.execute(database.db);
    outcomes.push([stored, typed, rows[0]?.found]);
  }
  expect(outcomes).toEqual(pairs);
});
