import { COMPARED_AS, LETTER_PAIRS, LETTERS, SPACED_APOSTROPHES, UNREAD } from "./letters.ts";

const APOSTROPHES = new RegExp(`[${SPACED_APOSTROPHES}]`, "gu");
const NOT_READ = new RegExp(`[${UNREAD}]`, "gu");

const others = [...COMPARED_AS];
const COMPARED: ReadonlyMap<string, string> = new Map([
  ...[...LETTERS].map((letter, place) => [letter, others[place] ?? letter] as const),
  ...Object.entries(LETTER_PAIRS),
]);
const COMPARED_LETTERS = new RegExp(`[${[...COMPARED.keys()].join("")}]`, "gu");

/**
 * A text as it is compared: lower case, without accents and invisible signs, letters that stand for one another made
 * the same; the Turkish dotted and dotless i are one letter, in every language. Identical in every search engine, in
 * the client and, as `search_fold`, in every database.
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
