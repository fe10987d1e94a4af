import { fold } from "@callboard/catalog/letters/fold.ts";
import { JOINERS, SPELLINGS } from "@callboard/catalog/letters/letters.ts";

const NO_LETTERS = new RegExp(`[^\\p{L}\\p{N}\\p{M}]|[${JOINERS}]`, "gu");
const SPELLED = new RegExp(`[${Object.keys(SPELLINGS).join("")}]`, "giu");

/** The folded words of a text, in each spelling. */
function wordsOf(text: string): ReadonlyArray<readonly string[]> {
  const composed = text.normalize("NFC");
  const other = composed.replaceAll(
    SPELLED,
    (letter) => SPELLINGS[letter.toLowerCase() as keyof typeof SPELLINGS],
  );
  return [...new Set([composed, other])].map((spelling) => fold(spelling).split(NO_LETTERS));
}

/** A text by its letters alone, in each spelling: by them, what is written together or apart is the same. */
function lettersOf(text: string): readonly string[] {
  return wordsOf(text).map((words) => words.join(""));
}

function isIn(typed: string, names: readonly string[]): boolean {
  const wanted = lettersOf(typed);
  return names.some((name) => wanted.some((letters) => name.includes(letters)));
}

/** Whether what was typed is part of one of the names. */
export function isFoundBy(typed: string, ...names: ReadonlyArray<string | undefined>): boolean {
  return isIn(
    typed,
    names.flatMap((name) => (name === undefined ? [] : lettersOf(name))),
  );
}

/** Whether a name has every typed word; a family name may come first, also without a space. */
export function hasWords(typed: string, name: string): boolean {
  const inBothOrders = lettersOf(name).map((letters) => letters + letters);
  return typed.split(/\s+/u).every((word) => isIn(word, inBothOrders));
}

/** Whether a name starts with what was typed, from one of its words on. */
export function beginsWith(typed: string, name: string): boolean {
  const wanted = lettersOf(typed);
  const rests = wordsOf(name).flatMap((words) => words.map((_, place) => words.slice(place).join("")));
  return rests.some((rest) => wanted.some((letters) => rest.startsWith(letters)));
}
