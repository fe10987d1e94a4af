/** Letters from which on a word may have a typing error: shorter ones would be like everything. */
export const TYPO_FROM = 4;

/**
 * The regular expression of the words that start as typed but for one typing error behind the first letter: a letter
 * that is wrong, missing or too many, or two adjacent letters swapped. Null for a word that is too short to be
 * forgiven one. The word is folded: it has letters and digits only.
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

/** Words that are like this, with `%` for any letters: as they are, or without their second letter. */
export interface TypoShape {
  readonly of: "word" | "wordWithoutSecond";
  readonly like: string;
}

/**
 * Among which words all of `typoPattern` are, so that an index finds them by their starts: the error lies in the second
 * half of what was typed, or before it, or two letters are swapped between both, or it is at the second letter. What lies behind
 * the error is as typed. For words that may have an error.
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
