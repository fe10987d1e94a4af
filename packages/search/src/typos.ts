/** The minimum number of letters for typing errors: shorter words would be similar to everything. */
export const TYPO_FROM = 4;

/**
 * A regular expression for words that start as typed with one typing error after the first letter: a letter that is
 * wrong, missing or extra, or two adjacent letters swapped. Null for a word that is too short to have one. The word
 * must be folded, so it contains only letters and digits.
 */
export function typoPattern(typed: string): string | null {
  const letters = [...typed];
  if (letters.length < TYPO_FROM) return null;
  const [first = "", ...others] = letters;
  const variants = others.flatMap((letter, place) => {
    const [before, behind] = [others.slice(0, place).join(""), others.slice(place + 1).join("")];
    const [next = "", ...rest] = others.slice(place + 1);
    const swapped = next === "" ? [] : [before + next + letter + rest.join("")];
    return [`${before}.?${behind}`, `${before}.${letter}${behind}`, ...swapped];
  });
  return `^${first}(?:${variants.join("|")})`;
}

/** A LIKE pattern, with `%` for any letters, for words as they are or without their second letter. */
export interface TypoShape {
  readonly of: "word" | "wordWithoutSecond";
  readonly like: string;
}

/**
 * LIKE patterns that cover all words of `typoPattern`, so that an index finds them by their starts: the error is in
 * the second half of the typed word, or before it, or two letters are swapped between the halves, or it is at the
 * second letter. After the error everything is as typed. Only for words that may have an error.
 */
export function typoShapes(typed: string): TypoShape[] {
  const letters = [...typed];
  const from = (start: number, end?: number): string => letters.slice(start, end).join("");
  const [first = "", second = "", third = ""] = letters;
  const half = Math.max(3, Math.floor(letters.length / 2));
  const swapped = from(half, half + 1) + from(half - 1, half);
  return [
    { of: "word", like: `${from(0, half)}%` },
    { of: "word", like: `${first}${second}%${from(half)}%` },
    { of: "word", like: `${from(0, half - 1)}${swapped}${from(half + 1)}%` },
    { of: "word", like: `${first}${third}${second}${from(3)}%` },
    { of: "word", like: `${first}${from(2)}%` },
    { of: "wordWithoutSecond", like: `${first}${from(2)}%` },
    { of: "wordWithoutSecond", like: `${first}${from(1)}%` },
  ];
}
