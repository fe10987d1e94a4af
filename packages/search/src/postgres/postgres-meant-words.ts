import { sql, type RawBuilder } from "kysely";
import { wordsQuery } from "./postgres-conditions.ts";
import { PAIR_LETTERS } from "./postgres-schema.ts";

/** Starts of one word, those of similar ones among them, by which pairs are found at most. */
const MAX_STARTS = 4;
/** Of the newest rows, how many have a word at most for its own index to list all that do. */
const RARE = 12;

/** A word of a row may be meant that starts as typed, or that is one of those like it. */
export interface MeantWord {
  readonly typed: string;
  readonly similar: readonly string[];
}

const textsOf = ({ typed, similar }: MeantWord): readonly string[] => [typed, ...similar];
const lettersOf = ({ typed }: MeantWord): number => [...typed].length;

/**
 * The words that say something: each once, and none that a row has anyway where it has another one. Such a start is frequent,
 * which costs an index the most.
 */
export function tellingWords(words: readonly MeantWord[]): MeantWord[] {
  const once = [...new Map(words.map((word) => [word.typed, word])).values()];
  return once.filter(
    (word) =>
      !once.some((other) => other !== word && textsOf(other).every((text) => text.startsWith(word.typed))),
  );
}

/** Rows that have a word for each of these. What costs least to look for is looked for first. */
export function hasWords(words: readonly MeantWord[]): RawBuilder<boolean> {
  const byCost = words.toSorted((a, b) => a.similar.length - b.similar.length);
  const parts = byCost.map(({ typed, similar }) => {
    const others = similar.map((other) => ` | '${other}'`).join("");
    return `(${wordsQuery([typed], true)}${others})`;
  });
  return sql`suggest_words @@ ${parts.join(" & ")}::tsquery`;
}

/** The longest first. */
export function byLength(words: readonly MeantWord[]): MeantWord[] {
  return words.toSorted((a, b) => lettersOf(b) - lettersOf(a));
}

/**
 * The word that fewest rows have, as the newest tell. None where its index would list many rows, or more than that of
 * pairs, unless that one is of no help.
 */
export function rareOf(
  words: readonly MeantWord[],
  counts: readonly number[],
  hasPairs: boolean,
): MeantWord[] {
  const least = Math.min(...counts);
  const isRare = (word: MeantWord): boolean => !hasPairs || (lettersOf(word) > PAIR_LETTERS && least <= RARE);
  return words.filter((word, place) => counts[place] === least && isRare(word)).slice(0, 1);
}

/** What the index of pairs knows of all rows that have these words: the longest with each of the others. */
export function pairsOf(words: readonly MeantWord[]): RawBuilder<boolean>[] {
  const [longest, ...others] = byLength(words);
  return longest ? others.flatMap((other) => pairOf(longest, other)) : [];
}

/** Nothing of two that one word of a row may be both of. Rows of many words are in the index of pairs as one lot. */
function pairOf(one: MeantWord, other: MeantWord): RawBuilder<boolean>[] {
  const mayBeOne = textsOf(one).some((a) => textsOf(other).some((b) => a.startsWith(b) || b.startsWith(a)));
  if (mayBeOne) return [];
  const keys = startsOf(one).flatMap((a) =>
    startsOf(other).map((b) => sql`least(${a}::text, ${b}::text) || ' ' || greatest(${a}::text, ${b}::text)`),
  );
  return [sql`search_pairs(folded_suggest) && array['*', ${sql.join(keys)}]`];
}

/** As long as they may be without becoming many: the first letter is the same in all. */
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
