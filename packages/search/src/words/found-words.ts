import { SPELLINGS } from "@callboard/catalog/letters/letters.ts";
import { MAX_QUERY_WORDS } from "#search.ts";
import { cut, groupsOf } from "./words.ts";

/** Texts of up to so many words are names and titles, in which words are also found that were written apart. */
export const MAX_NAME_WORDS = 12;
/** Increase it if texts are found by other words: an index of another version is rebuilt. */
export const WORDS_VERSION = 2;
/** How many words are found as one. */
const LENGTHS = [2, 3];

/** Han, kana and Hangul, whose names and sentences are written without spaces. PostgreSQL reads the same class. */
export const EAST_ASIAN =
  "\\u3005-\\u3007\\u3041-\\u30FF\\u31F0-\\u31FF\\u3400-\\u4DBF\\u4E00-\\u9FFF\\uAC00-\\uD7A3\\U00020000-\\U000323AF";
const RUN = new RegExp(`[${EAST_ASIAN.replaceAll(/\\U0*([0-9A-F]+)/g, "\\u{$1}")}]+`, "gu");

const SPELLED = new RegExp(`[${Object.keys(SPELLINGS).join("")}]`, "giu");

/** The text, and the same with each letter spelled as where a keyboard lacks it. */
export function spellingsOf(text: string): readonly string[] {
  const other = text.normalize("NFC").replace(SPELLED, (letter) => {
    return SPELLINGS[letter.toLowerCase() as keyof typeof SPELLINGS];
  });
  return other === text.normalize("NFC") ? [text] : [text, other];
}

/**
 * The words by which a text is found: its words in each spelling; what an apostrophe or a hyphen parts, as one; of
 * names, each two and three neighbours as one; of words without spaces, each two neighbouring signs and the first.
 */
export function foundWords(text: string): string[] {
  const found = spellingsOf(text).flatMap((spelling) => {
    const groups = groupsOf(spelling);
    const words = groups.flat();
    const whole = groups.filter(({ length }) => length > 1).map((group) => group.join(""));
    const joined = words.length > MAX_NAME_WORDS ? [] : words.flatMap((_, place) => joinedFrom(words, place));
    return [...words, ...whole, ...joined, ...words.flatMap(signsOf)];
  });
  return [...new Set(found.map(cut))];
}

/** Two and three words from this one on, as one. */
function joinedFrom(words: readonly string[], place: number): string[] {
  return LENGTHS.flatMap((length) => asOne(words, place, length));
}

/** So many words from this one on as one, if there are as many; of two East Asian names the other order too. */
function asOne(words: readonly string[], place: number, length: number): string[] {
  const some = place < 0 ? [] : words.slice(place, place + length);
  if (some.length < length) return [];
  const isName = length === 2 && some.every(isEastAsian);
  return [some.join(""), ...(isName ? [some.toReversed().join("")] : [])];
}

/** Whether a word is of signs that are written without spaces. */
export function isEastAsian(word: string): boolean {
  return word.replace(RUN, "") === "";
}

/** The first sign of each run without spaces, and each two neighbours. */
function signsOf(word: string): string[] {
  return (word.match(RUN) ?? []).flatMap((run) => {
    const signs = [...run];
    return [...signs.slice(0, 1), ...signs.slice(1).map((sign, place) => `${signs[place] ?? ""}${sign}`)];
  });
}

/** One thing that must be found: any of these words. */
export type WantedWord = readonly string[];

/**
 * What must all be found for a text that was typed, up to the number of words that count. A word is found itself, in
 * another spelling, or as one with its neighbours; a longer one without spaces by its neighbouring signs.
 */
export function wantedWords(text: string | undefined): WantedWord[] {
  const spellings = spellingsOf(text ?? "").map((spelling) => groupsOf(spelling));
  const words = spellings.map((groups) => groups.flat().slice(0, MAX_QUERY_WORDS));
  const whole = spellings.map(wholeOf);
  return (words[0] ?? []).flatMap((word, place) => {
    const found = words.flatMap((own, spelling) => [
      own[place] ?? "",
      ...(whole[spelling]?.[place] ?? []),
      ...joinedAround(own, place),
    ]);
    const wanted = [...new Set(found.filter((one) => one !== "").map(cut))];
    const signs = isEastAsian(word) ? signsOf(word).slice(1) : [];
    return signs.length > 1 ? signs.map((sign) => [...new Set([sign, ...wanted])]) : [wanted];
  });
}

/** Of each word, what it was written as one with by an apostrophe or a hyphen. */
function wholeOf(groups: readonly (readonly string[])[]): string[][] {
  return groups.flatMap((group) => group.map(() => (group.length > 1 ? [group.join("")] : [])));
}

/** The words as one that reach over this place. */
function joinedAround(words: readonly string[], place: number): string[] {
  return LENGTHS.flatMap((length) =>
    Array.from({ length }, (_, back) => asOne(words, place - back, length)).flat(),
  );
}
