import { sql, type RawBuilder } from "kysely";
import { startsQuery } from "./postgres-conditions.ts";
import { PAIR_LETTERS } from "./postgres-schema.ts";

/** The most starts of one word, including those of similar words, by which pairs are looked up. */
const MAX_STARTS = 4;
/** A word in at most this many of the newest rows is rare enough to list all its rows by its own index. */
const RARE = 12;

/**
 * A typed word and the similar words that may be meant: a row matches if a word starts as typed, or is a similar one.
 */
export interface MeantWord {
  readonly typed: string;
  readonly similar: readonly string[];
}

const textsOf = ({ typed, similar }: MeantWord): readonly string[] => [typed, ...similar];
const lettersOf = ({ typed }: MeantWord): number => [...typed].length;

/**
 * The words that narrow the result: without duplicates, and without words that are a start of another one. Such a
 * start is frequent, which makes it the most expensive for an index.
 */
export function significantWords(words: readonly MeantWord[]): MeantWord[] {
  const once = [...new Map(words.map((word) => [word.typed, word])).values()];
  return once.filter(
    (word) =>
      !once.some((other) => other !== word && textsOf(other).every((text) => text.startsWith(word.typed))),
  );
}

/** Rows with a word for each of these. The cheapest lookup comes first. */
export function hasWords(words: readonly MeantWord[]): RawBuilder<boolean> {
  const byCost = words.toSorted((a, b) => a.similar.length - b.similar.length);
  const parts = byCost.map(({ typed, similar }) => {
    const others = similar.map((other) => ` | '${other}'`).join("");
    return `(${startsQuery([typed])}${others})`;
  });
  return sql`suggest_words @@ ${parts.join(" & ")}::tsquery`;
}

/** Longest first. */
export function byLength(words: readonly MeantWord[]): MeantWord[] {
  return words.toSorted((a, b) => lettersOf(b) - lettersOf(a));
}

/**
 * The word in the fewest rows, estimated by the newest. None if its index would list many rows, or more than that of
 * pairs, unless the index of pairs cannot be used.
 */
export function rareOf(
  words: readonly MeantWord[],
  counts: readonly number[],
  hasPairs: boolean,
): MeantWord[] {
  const min = Math.min(...counts);
  const isRare = (word: MeantWord): boolean => !hasPairs || (lettersOf(word) > PAIR_LETTERS && min <= RARE);
  return words.filter((word, place) => counts[place] === min && isRare(word)).slice(0, 1);
}

/** Conditions for the index of pairs: the longest word with each of the others. */
export function pairsOf(words: readonly MeantWord[]): RawBuilder<boolean>[] {
  const [longest, ...others] = byLength(words);
  return longest ? others.flatMap((other) => pairOf(longest, other)) : [];
}

/** No condition if one word of a row could match both. Rows with many words share one key in the index of pairs. */
function pairOf(one: MeantWord, other: MeantWord): RawBuilder<boolean>[] {
  const mayBeOne = textsOf(one).some((a) => textsOf(other).some((b) => a.startsWith(b) || b.startsWith(a)));
  if (mayBeOne) return [];
  const keys = startsOf(one).flatMap((a) =>
    startsOf(other).map((b) => sql`least(${a}::text, ${b}::text) || ' ' || greatest(${a}::text, ${b}::text)`),
  );
  return [sql`search_pairs(folded_suggest) && array['*', ${sql.join(keys)}]`];
}

/** The longest starts of which there are only a few; all similar words share the first letter. */
function startsOf(word: MeantWord): string[] {
  const starts = (letters: number): string[] => [
    ...new Set(textsOf(word).map((text) => [...text].slice(0, letters).join(""))),
  ];
  for (let letters = PAIR_LETTERS; letters > 1; letters -= 1) {
    const some = starts(letters);
    if (some.length <= MAX_STARTS) return some;
  }
  return starts(1);
}
