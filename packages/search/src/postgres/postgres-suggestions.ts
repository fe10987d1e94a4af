import { sql, type Kysely, type RawBuilder } from "kysely";
import { queryWords } from "#fold.ts";
import { MAX_SUGGESTIONS, type Filter, type Suggestion } from "#search.ts";
import { typoPattern, typoShapes } from "#typos.ts";
import { conditionOf, wordsQuery } from "./postgres-conditions.ts";
import { VOCABULARY_KEYS, vocabularyOf } from "./postgres-schema.ts";

/** Words of the vocabulary that may be meant by one that was typed. */
const MAX_SIMILAR = 25;

interface Typed {
  readonly text: string;
  readonly filters: readonly Filter[];
}

/** A list that suggestions are taken from, the newest first. */
type Taking = (where: RawBuilder<unknown>, limit: number) => Promise<Suggestion[]>;

/**
 * Suggestions for what somebody has typed. First those that start with all of it: one range of an index. Then those
 * whose words start with each word. Where there are none, those whose words do so but for one typing error.
 */
export async function suggestRows<Tables>(
  db: Kysely<Tables>,
  table: string,
  { text, filters }: Typed,
): Promise<readonly Suggestion[]> {
  const words = queryWords(text);
  if (words.length === 0) return [];
  const allowed = filters.map(conditionOf);
  const take: Taking = async (where, limit) => {
    const { rows } = await sql<Suggestion>`
      select id, suggest as text from ${sql.ref(table)}
      where ${sql.join([sql`not removed`, where, ...allowed], sql` and `)}
      order by newest desc, id limit ${limit}`.execute(db);
    return rows;
  };
  const exact = await takeExact(take, words);
  return exact.length > 0 ? exact : takeSimilar(db, vocabularyOf(table), { words, take });
}

async function takeExact(take: Taking, words: readonly string[]): Promise<Suggestion[]> {
  const start = sql`folded_suggest like ${`${words.join(" ")}%`}`;
  const first = await take(start, MAX_SUGGESTIONS);
  if (first.length === MAX_SUGGESTIONS) return first;
  // An index of words reads all rows of each: only the longest word, which fewest have, is looked up there.
  const [longest = "", ...others] = words.toSorted((a, b) => b.length - a.length);
  const matches = [
    sql`suggest_words @@ ${wordsQuery([longest], true)}::tsquery`,
    ...others.map((word) => sql`(folded_suggest like ${`${word}%`} or folded_suggest like ${`% ${word}%`})`),
  ];
  const where = sql`${sql.join(matches, sql` and `)} and not ${start}`;
  return [...first, ...(await take(where, MAX_SUGGESTIONS - first.length))];
}

interface Misspelt {
  readonly words: readonly string[];
  readonly take: Taking;
}

/** What begins as typed is taken too where only another word has an error. */
async function takeSimilar<Tables>(
  db: Kysely<Tables>,
  vocabulary: string,
  { words, take }: Misspelt,
): Promise<Suggestion[]> {
  const similar = await Promise.all(words.map((word) => similarWords(db, vocabulary, word)));
  if (similar.flat().length === 0) return [];
  const query = words.map((word, place) => {
    const others = (similar[place] ?? []).map((other) => ` | '${other}'`);
    return `(${wordsQuery([word], true)}${others.join("")})`;
  });
  return take(sql`suggest_words @@ ${query.join(" & ")}::tsquery`, MAX_SUGGESTIONS);
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
