import { sql, type Kysely, type RawBuilder } from "kysely";
import { queryWords } from "#fold.ts";
import { MAX_SUGGESTIONS, type Filter, type Suggestion } from "#search.ts";
import { typoPattern, typoShapes } from "#typos.ts";
import { conditionOf, wordsQuery } from "./postgres-conditions.ts";
import { PAIR_LETTERS, VOCABULARY_KEYS, vocabularyOf } from "./postgres-schema.ts";
import { SuggestionRows } from "./postgres-suggestion-rows.ts";

/** Words of the vocabulary that may be meant by one that was typed. */
const MAX_SIMILAR = 25;
interface Typed {
  readonly text: string;
  readonly filters: readonly Filter[];
}

/**
 * Suggestions for what somebody has typed. First those that start with all of it. Then those whose words start with each
 * word. Where there are none, those whose words do so but for one typing error.
 */
export async function suggestRows<Tables>(
  db: Kysely<Tables>,
  table: string,
  { text, filters }: Typed,
): Promise<readonly Suggestion[]> {
  const words = queryWords(text);
  if (words.length === 0) return [];
  const rowsBy = (reader: Kysely<Tables>) => new SuggestionRows(reader, table, filters.map(conditionOf));
  const exact =
    words.length === 1
      ? await takeExact(rowsBy(db), words)
      : await withoutWorkers(db, (tx) => takeExact(rowsBy(tx), words));
  return exact.length > 0 ? exact : takeSimilar(db, vocabularyOf(table), { words, rows: rowsBy(db) });
}

/** Of a thousand rows by an index a parallel worker reads some milliseconds later than the statement needs alone. */
function withoutWorkers<Tables, Result>(
  db: Kysely<Tables>,
  read: (tx: Kysely<Tables>) => Promise<Result>,
): Promise<Result> {
  return db.transaction().execute(async (tx) => {
    await sql`set local max_parallel_workers_per_gather = 0`.execute(tx);
    return read(tx);
  });
}

const hasWords = (query: string): RawBuilder<boolean> => sql`suggest_words @@ ${query}::tsquery`;

async function takeExact<Tables>(
  rows: SuggestionRows<Tables>,
  words: readonly string[],
): Promise<readonly Suggestion[]> {
  const start = sql<boolean>`folded_suggest like ${`${words.join(" ")}%`}`;
  const first =
    words.length === 1
      ? await rows.planned(start, MAX_SUGGESTIONS)
      : await rows.having({ wanted: start, known: [start] }, MAX_SUGGESTIONS);
  const limit = MAX_SUGGESTIONS - first.length;
  if (limit === 0) return first;
  const wanted = sql<boolean>`${hasWords(wordsQuery(words, true))} and not ${start}`;
  const pairs = pairsOf(words);
  if (pairs.length === 0) return [...first, ...(await rows.planned(wanted, limit))];
  const [longest = ""] = words.toSorted((a, b) => b.length - a.length);
  const long = hasWords(wordsQuery([longest], true));
  // Of whole names a pair knows the start alone; of shorter ones a word alone leads to more rows than their pair.
  const areLong = words.every((word) => [...word].length > PAIR_LETTERS);
  const known = (await rows.arePaired()) ? [...pairs, ...(areLong ? [long] : [])] : [long];
  return [...first, ...(await rows.having({ wanted, known }, limit))];
}

/**
 * What the index of pairs knows of rows that have these words: of any two, unless one of them starts with the other, when
 * one word of a row may be both. Rows of many words are in it as one lot.
 */
function pairsOf(words: readonly string[]): RawBuilder<boolean>[] {
  const start = (word: string): string => [...word].slice(0, PAIR_LETTERS).join("");
  const pairs = words.flatMap((one, place) =>
    words
      .slice(place + 1)
      .filter((other) => !one.startsWith(other) && !other.startsWith(one))
      .map((other) => {
        const [a, b] = [sql`${start(one)}::text`, sql`${start(other)}::text`];
        return sql`least(${a}, ${b}) || ' ' || greatest(${a}, ${b})`;
      }),
  );
  if (pairs.length === 0) return [];
  return [
    sql`(search_pairs(folded_suggest) @> array[${sql.join(pairs)}]
    or search_pairs(folded_suggest) @> '{*}')`,
  ];
}

interface Misspelt<Tables> {
  readonly words: readonly string[];
  readonly rows: SuggestionRows<Tables>;
}

/** What begins as typed is taken too where only another word has an error. */
async function takeSimilar<Tables>(
  db: Kysely<Tables>,
  vocabulary: string,
  { words, rows }: Misspelt<Tables>,
): Promise<readonly Suggestion[]> {
  const similar = await Promise.all(words.map((word) => similarWords(db, vocabulary, word)));
  if (similar.flat().length === 0) return [];
  const query = words.map((word, place) => {
    const others = (similar[place] ?? []).map((other) => ` | '${other}'`);
    return `(${wordsQuery([word], true)}${others.join("")})`;
  });
  return rows.planned(hasWords(query.join(" & ")), MAX_SUGGESTIONS);
}

/** The shortest first: they differ least from what was typed. */
async function similarWords<Tables>(
  db: Kysely<Tables>,
  vocabulary: string,
  typed: string,
): Promise<string[]> {
  const pattern = typoPattern(typed);
  if (pattern === null) return [];
  const shapes = typoShapes(typed).map(({ of, like }) => sql`(${VOCABULARY_KEYS[of]}) like ${like}`);
  // The fence (offset 0) keeps the expression, which costs the most, for the few words that have a shape.
  const { rows } = await sql<{ word: string }>`
    select word from (
      select word from ${sql.ref(vocabulary)} where ${sql.join(shapes, sql` or `)} offset 0) candidate
    where word ~ ${pattern} order by length(word), word limit ${MAX_SIMILAR}`.execute(db);
  return rows.map(({ word }) => word);
}
