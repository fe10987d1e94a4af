/** Letters from which on a word may have a typing error: shorter ones would be like everything. */
export const TYPO_FROM = 4;

/**
 * The regular expression of the words that start as typed but for one typing error behind the first letter: a letter
 * that is wrong, missing or too many, or two neighbouring letters swapped. Null for a word that is too short to be
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

/** Words that start like this: as they are, or without their second letter. */
export interface TypoStart {
  readonly of: "word" | "wordWithoutSecond";
  readonly start: string;
}

/**
 * Among which words all of `typoPattern` are: the error lies behind the second letter, or there, and then all that
 * follows is as typed. So an index finds them by their starts. For words that may have an error.
 */
export function typoStarts(typed: string): TypoStart[] {
  const [first = "", second = "", third = "", ...others] = typed;
  const rest = others.join("");
  return [
    { of: "word", start: first + second },
    { of: "word", start: first + third + second + rest },
    { of: "word", start: first + third + rest },
    { of: "wordWithoutSecond", start: first + third + rest },
    { of: "wordWithoutSecond", start: first + second + third + rest },
  ];
}
