import {
  COMPARED_AS,
  JOINERS,
  LETTER_PAIRS,
  LETTERS,
  SPACED_APOSTROPHES,
  UNREAD,
} from "@callboard/catalog/letters.ts";
import { WORD_LETTERS_JS } from "./word-letters.ts";

const MAX_WORD = 64;
const APOSTROPHES = new RegExp(`[${SPACED_APOSTROPHES}]`, "gu");
const NOT_READ = new RegExp(`[${UNREAD}]`, "gu");
const JOINED = new RegExp(`[${JOINERS}]+`, "gu");
const NOT_IN_WORDS = new RegExp(`[^${WORD_LETTERS_JS}-]+`, "gu");

const others = [...COMPARED_AS];
const COMPARED: ReadonlyMap<string, string> = new Map([
  ...[...LETTERS].map((letter, place) => [letter, others[place] ?? letter] as const),
  ...Object.entries(LETTER_PAIRS),
]);
const COMPARED_LETTERS = new RegExp(`[${[...COMPARED.keys()].join("")}]`, "gu");

/**
 * A text as it is compared: lower case, without accents and invisible signs, letters that stand for one another made
 * the same; the Turkish dotted and dotless i are one letter. Identical in every engine and, as `search_fold` of
 * `words-in-sql.ts`, in every database.
 */
export function fold(text: string): string {
  return text
    .replace(APOSTROPHES, "'")
    .normalize("NFKD")
    .toLowerCase()
    .replace(NOT_READ, "")
    .replace(COMPARED_LETTERS, (letter) => COMPARED.get(letter) ?? letter)
    .normalize("NFC");
}

/** The folded words of a text, in groups that were written as one: the parts of `O'Brien` and `Jean-Luc` are two. */
export function groupsOf(text: string): string[][] {
  return fold(text)
    .replace(JOINED, "-")
    .replace(NOT_IN_WORDS, " ")
    .split(" ")
    .map((group) => group.split("-").filter((word) => word !== ""))
    .filter((group) => group.length > 0);
}

/** A word as it is stored: at most 64 characters. */
export function cut(word: string): string {
  return word.length > MAX_WORD ? [...word].slice(0, MAX_WORD).join("") : word;
}

/** The folded words of a text: runs of letters and digits, each cut to 64 characters. */
export function wordsOf(text: string): string[] {
  return groupsOf(text).flat().map(cut);
}

/** The letters of a text in one, without spaces and signs: by it, names written together or apart are the same. */
export function lettersOf(text: string): string {
  return groupsOf(text).flat().join("");
}
