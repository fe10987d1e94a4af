import { sql, type Kysely, type RawBuilder } from "kysely";
import { joinedSuggestions, MAX_SUGGESTIONS, type Filter, type Suggestion } from "#search.ts";
import { typoPattern, typoShapes } from "#typos.ts";
import { typedWords } from "#words/suggested-words.ts";
import { conditionOf } from "./postgres-conditions.ts";
import {
  byLength,
  hasWords,
  pairsOf,
  rareOf,
  significantWords,
  type MeantWord,
} from "./postgres-meant-words.ts";
import { VOCABULARY_KEYS, vocabularyOf } from "./postgres-schema.ts";
import { SuggestionRows, type Newest } from "./postgres-suggestion-rows.ts";

/** The most words of the vocabulary considered per mistyped one. */
const MAX_SIMILAR = 25;
interface Typed {
  readonly text: string;
  readonly filters: readonly Filter[];
}

/**
 * Suggestions for what someone has typed. First those that start with all of it, then those with words that start
 * with each typed word, then those that are written together or apart. If there are none, those with one typing error.
 */
export async function suggestRows<Tables>(
  db: Kysely<Tables>,
  table: string,
  { text, filters }: Typed,
): Promise<readonly Suggestion[]> {
  const [words = [], ...others] = typedWords(text);
  if (words.length === 0) return [];
  const suggest = async (reader: Kysely<Tables>): Promise<readonly Suggestion[]> => {
    const rows = new SuggestionRows(reader, table, filters.map(conditionOf));
    const asTyped = (): Promise<readonly Suggestion[]> => takeExact(rows, words);
    const asOthers = (): Promise<readonly Suggestion[]> =>
      allFound(others.map((other) => () => takeExact(rows, other)));
    const meant = async (): Promise<readonly Suggestion[]> => {
      const similar = await meantBy(reader, vocabularyOf(table), words);
      // A word that matches as typed is accepted as well, if only another word has an error.
      return similar.some((word) => word.similar.length > 0) ? takeSimilar(rows, similar) : [];
    };
    // Then nothing matches as typed, except while the vocabulary is being filled, so that is tried afterward.
    const isMistyped = words.length > 1 && (await isUnknown(reader, vocabularyOf(table), words));
    const exact = await allFound(isMistyped ? [asOthers] : [asTyped, asOthers]);
    if (exact.length > 0) return exact;
    const forgiven = await meant();
    return forgiven.length > 0 || !isMistyped ? forgiven : asTyped();
  };
  return words.length === 1 ? suggest(db) : withoutWorkers(db, suggest);
}

/** What these find, one after the other until there are enough. */
async function allFound([first, ...others]: readonly (() => Promise<readonly Suggestion[]>)[]): Promise<
  readonly Suggestion[]
> {
  const found = (await first?.()) ?? [];
  if (found.length >= MAX_SUGGESTIONS || others.length === 0) return found;
  return joinedSuggestions(found, await allFound(others));
}

/** For a thousand rows by an index, starting a parallel worker costs milliseconds more than the statement alone. */
function withoutWorkers<Tables, Result>(
  db: Kysely<Tables>,
  read: (tx: Kysely<Tables>) => Promise<Result>,
): Promise<Result> {
  return db.transaction().execute(async (tx) => {
    await sql`set local max_parallel_workers_per_gather = 0`.execute(tx);
    return read(tx);
  });
}

async function takeExact<Tables>(
  rows: SuggestionRows<Tables>,
  typed: readonly string[],
): Promise<readonly Suggestion[]> {
  const start = sql<boolean>`folded_suggest like ${`${typed.join(" ")}%`}`;
  const words = byLength(significantWords(typed.map((word) => ({ typed: word, similar: [] }))));
  if (typed.length === 1) {
    const first = await rows.planned(start, MAX_SUGGESTIONS);
    return [
      ...first,
      ...(await takeRemaining(rows, words, { start, limit: MAX_SUGGESTIONS - first.length })),
    ];
  }
  const newest = await rows.newest(
    start,
    words.map((word) => hasWords([word])),
  );
  const first = await rows.having(
    { wanted: start, pairs: [], rare: [start], newest: newest.starting },
    MAX_SUGGESTIONS,
  );
  return [
    ...first,
    ...(await takeRemaining(rows, words, { start, newest, limit: MAX_SUGGESTIONS - first.length })),
  ];
}

async function takeSimilar<Tables>(
  rows: SuggestionRows<Tables>,
  meant: readonly MeantWord[],
): Promise<readonly Suggestion[]> {
  const words = byLength(significantWords(meant));
  const start = sql<boolean>`false`;
  if (words.length === 1) return takeRemaining(rows, words, { start, limit: MAX_SUGGESTIONS });
  const newest = await rows.newest(
    start,
    words.map((word) => hasWords([word])),
  );
  return takeRemaining(rows, words, { start, newest, limit: MAX_SUGGESTIONS });
}

interface RemainingSearch {
  /** Rows that start so are already included. */
  readonly start: RawBuilder<boolean>;
  readonly newest?: Newest;
  readonly limit: number;
}

/** Rows with these words that do not start as typed. For a single word the planner's estimates suffice. */
async function takeRemaining<Tables>(
  rows: SuggestionRows<Tables>,
  words: readonly MeantWord[],
  { start, newest, limit }: RemainingSearch,
): Promise<readonly Suggestion[]> {
  if (limit === 0) return [];
  const wanted = sql<boolean>`${hasWords(words)} and not ${start}`;
  if (newest && newest.others.length >= limit) return newest.others.slice(0, limit);
  if (!newest || words.length === 1) return rows.planned(wanted, limit);
  const pairs = (await rows.arePaired()) ? pairsOf(words) : [];
  const rare = rareOf(words, newest.counts, pairs.length > 0).map((word) => hasWords([word]));
  return rows.having({ wanted, pairs, rare, newest: newest.others }, limit);
}

/** Whether, for one of the words that may have an error, no word of the vocabulary starts with it. */
async function isUnknown<Tables>(
  db: Kysely<Tables>,
  vocabulary: string,
  words: readonly string[],
): Promise<boolean> {
  const known = words
    .filter((word) => typoPattern(word) !== null)
    .map((word) => sql`exists (select from ${sql.ref(vocabulary)} where (word) like ${`${word}%`})`);
  if (known.length === 0) return false;
  const { rows } = await sql<{ isUnknown: boolean }>`
    select not (${sql.join(known, sql` and `)}) as "isUnknown"`.execute(db);
  return rows[0]?.isUnknown === true;
}

/** The similar words for each word, shortest first: they differ least from what was typed. */
async function meantBy<Tables>(
  db: Kysely<Tables>,
  vocabulary: string,
  words: readonly string[],
): Promise<MeantWord[]> {
  const similar = words.flatMap((typed) => similarWords(vocabulary, typed));
  if (similar.length === 0) return [];
  const { rows } = await sql<MeantWord>`${sql.join(similar, sql` union all `)}`.execute(db);
  return words.map((typed) => rows.find((row) => row.typed === typed) ?? { typed, similar: [] });
}

/** Selects the words similar to a typed one; none for a word that is too short to have an error. */
function similarWords(vocabulary: string, typed: string): RawBuilder<unknown>[] {
  const pattern = typoPattern(typed);
  if (pattern === null) return [];
  const shapes = typoShapes(typed).map(
    ({ of, like }) =>
      sql`select word from ${sql.ref(vocabulary)} where (${VOCABULARY_KEYS[of]}) like ${like}`,
  );
  // The fence (offset 0) limits the expensive regular expression to the few words with a matching shape.
  return [
    sql`select ${typed}::text as typed, array(
      select word from (${sql.join(shapes, sql` union all `)} offset 0) candidate
      where word ~ ${pattern} group by word order by length(word), word limit ${sql.lit(MAX_SIMILAR)}) as similar`,
  ];
}
