/**
 * Letters that look like those of the English alphabet, by the letter that they are read as: Latin, Greek, Cyrillic, Armenian,
 * Coptic and Cherokee letters of the basic plane. Those that compatibility decomposition (NFKD) makes English are left out.
 *
 * Source: Unicode Technical Standard 39, confusables.txt (https://www.unicode.org/Public/security/latest/confusables.txt), as
 * packed in confusable_homoglyphs 3.3.1. Beyond it, `SMALL_CAPITALS`: Cyrillic and Greek letters that are read as English
 * capitals drawn small.
 */
const CONFUSABLES: Readonly<Record<string, string>> = {
  a: "ɑαа",
  b: "ƄЬᏏ",
  c: "ϲсᴄⲥꮯ",
  d: "ԁᏧ",
  e: "еҽꬲ",
  f: "քẝꞙꬵ",
  g: "ƍɡցᶃ",
  h: "һհᏂ",
  i: "ıɩɪιіӏᎥιꙇꭵ",
  j: "ϳј",
  l: "ƖǀΙІӀⲒ",
  n: "ոռ",
  o: "οσоօᴏᴑⲟꬽ",
  p: "ρϱрⲣ",
  q: "ԛգզ",
  r: "гᴦⲅꭇꭈꮁ",
  s: "ƽѕꜱꮪ",
  u: "ʋυսᴜꞟꭎꭒ",
  v: "νѵᴠꮩ",
  w: "ɯѡԝաᴡꮃ",
  x: "х",
  y: "ɣʏγуүᶌỿꭚ",
  z: "ᴢꮓ",
  A: "ΑАᎪ",
  B: "ΒВᏴꞴ",
  C: "ϹСᏟⲤ",
  D: "Ꭰ",
  E: "ΕЕᎬ",
  F: "ϜꞘ",
  G: "ԌᏀᏳ",
  H: "ΗНᎻⲎ",
  J: "ͿЈᎫꞲ",
  K: "ΚКᏦⲔ",
  L: "ᏞⳐ",
  M: "ΜϺМᎷⲘ",
  N: "ΝⲚ",
  O: "ΟОՕⲞ",
  P: "ΡРᏢⲢ",
  R: "ƦᎡᏒ",
  S: "ЅՏᏕᏚ",
  T: "ΤТᎢⲦ",
  U: "Ս",
  V: "ѴᏙ",
  W: "ԜᎳᏔ",
  X: "ΧХⲬꞳ",
  Y: "ΥϒУҮᎩᎽⲨ",
  Z: "ΖᏃ",
};

const SMALL_CAPITALS: Readonly<Record<string, string>> = { b: "в", h: "н", k: "кκ", m: "м", t: "тτ" };

/** One shape each for what differs by the typeface alone. */
const ONE_SHAPE: Readonly<Record<string, string>> = { l: "i1|", o: "0" };

const READ_AS: ReadonlyMap<string, string> = new Map(
  [CONFUSABLES, SMALL_CAPITALS, ONE_SHAPE].flatMap((table) =>
    Object.entries(table).flatMap(([letter, others]) => Array.from(others, (one) => [one, letter] as const)),
  ),
);

const readAs = (text: string): string => Array.from(text, (letter) => READ_AS.get(letter) ?? letter).join("");

/**
 * What an eye makes of a text: without case, accents and invisible marks, and with look-alike letters as one. Two texts of
 * one skeleton are easily taken for each other. It is for comparing, never for showing.
 */
export function skeletonOf(text: string): string {
  // Before decomposing too, which makes other letters of some look-alikes; and again of capitals and dotted letters.
  const bare = readAs(text)
    .normalize("NFKD")
    .replaceAll(/[\p{M}\p{Cf}]/gu, "");
  return readAs(readAs(bare).toLowerCase().replaceAll(/\p{M}/gu, ""));
}

/** Words that companies add to one name or leave out: articles and legal forms. */
const ADDED = new Set(
  [
    "the",
    "a",
    "inc",
    "incorporated",
    "llc",
    "ltd",
    "limited",
    "co",
    "company",
    "corp",
    "corporation",
    "plc",
    "gmbh",
  ].map(skeletonOf),
);

/**
 * What two names have in common that are easily taken for each other: their skeletons without spaces, signs, articles and legal
 * forms. For comparing alone; empty for a name of signs.
 */
export function nameKeyOf(name: string): string {
  const words = skeletonOf(name).match(/[\p{L}\p{N}]+/gu) ?? [];
  const own = words.filter((word) => !ADDED.has(word));
  return (own.length > 0 ? own : words).join("");
}
