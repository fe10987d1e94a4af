import { fold } from "@callboard/catalog/letters/fold.ts";
import { JOINERS, LETTERS, UNREAD } from "@callboard/catalog/letters/letters.ts";
import { NAME_PAIRS } from "#contract/name-pairs.ts";
import { WORD_LETTERS_JS } from "./word-letters.ts";

const SIGNS = Array.from({ length: 0x11_0000 }, (_, code) => code)
  .filter((code) => code < 0xd8_00 || code > 0xdf_ff)
  .map((code) => String.fromCodePoint(code));
const isIn = (letters: string) => {
  const pattern = new RegExp(`[${letters}]`, "u");
  return (sign: string): boolean => pattern.test(sign);
};

test("words are of the letters, digits and marks of Unicode that are neither joining nor unread", () => {
  const [isWordLetter, isJoiner, isUnread] = [isIn(WORD_LETTERS_JS), isIn(JOINERS), isIn(UNREAD)];
  const isLetter = isIn("\\p{L}\\p{N}\\p{M}");
  const isAssigned = isIn("\\P{Cn}");
  // What is folded into other signs is never looked for in a folded text.
  const folded = SIGNS.filter((sign) => isAssigned(sign) && !isUnread(sign) && fold(sign) === sign);
  const wrong = folded.filter((sign) => isWordLetter(sign) !== (isLetter(sign) && !isJoiner(sign)));
  expect(wrong.map((sign) => sign.codePointAt(0)?.toString(16))).toEqual([]);
});

test("folding a folded text changes nothing", () => {
  expect(SIGNS.filter((sign) => fold(fold(sign)) !== fold(sign))).toEqual([]);
});

test("each letter of the table is compared as another one, which stays as it is", () => {
  expect([...LETTERS].filter((letter) => fold(letter) === letter)).toEqual([]);
});

test("at least 150 pairs of names are compared in every search", () => {
  expect(NAME_PAIRS.flatMap(([, pairs]) => pairs).length).toBeGreaterThanOrEqual(150);
});
