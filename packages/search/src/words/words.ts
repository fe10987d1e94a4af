import { fold } from "@callboard/catalog/letters/fold.ts";
import { JOINERS } from "@callboard/catalog/letters/letters.ts";
import { WORD_LETTERS_JS } from "./word-letters.ts";

const MAX_WORD = 64;
const JOINED = new RegExp(`[${JOINERS}]+`, "gu");
const NOT_IN_WORDS = new RegExp(`[^${WORD_LETTERS_JS}-]+`, "gu");

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
