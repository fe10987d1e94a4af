import { MAX_QUERY_WORDS } from "./search.ts";

/** Letters that Unicode decomposition does not reduce to plain ones. */
const PLAIN: Readonly<Record<string, string>> = {
  ı: "i",
  ø: "o",
  đ: "d",
  ð: "d",
  ł: "l",
  þ: "th",
  ß: "ss",
  æ: "ae",
  œ: "oe",
};
const MAX_WORD = 64;

/** Lower case without accents; the Turkish dotted and dotless i are the same letter. Identical in every engine. */
export function fold(text: string): string {
  return text
    .replace(/İ/g, "i")
    .toLowerCase()
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[ıøđðłþßæœ]/g, (letter) => PLAIN[letter] ?? letter);
}

/** The folded words of a text: runs of letters and digits, each cut to 64 characters. */
export function wordsOf(text: string): string[] {
  return (fold(text).match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => word.slice(0, MAX_WORD));
}

/** The folded words of a query, up to the maximum that counts. */
export function queryWords(text: string | undefined): string[] {
  return wordsOf(text ?? "").slice(0, MAX_QUERY_WORDS);
}
