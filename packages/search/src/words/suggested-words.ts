import { MAX_QUERY_WORDS } from "#search.ts";
import { cut, groupsOf } from "./words.ts";
import { isEastAsian, MAX_NAME_WORDS, spellingsOf } from "./found-words.ts";

/** The words by which a suggestion is found while someone types. */
export interface SuggestedWords {
  /** The words in their order. */
  readonly start: readonly string[];
  /** After those, their other spellings, and what an apostrophe or a hyphen parts as one. */
  readonly words: readonly string[];
  /** All the rest of the text as one, from each word on; of two East Asian ones in both orders, and from each sign on. */
  readonly wholes: readonly string[];
}

/** The words by which a text is suggested. */
export function suggestedWords(text: string): SuggestedWords {
  const spellings = spellingsOf(text).map((spelling) => groupsOf(spelling));
  const start = (spellings[0] ?? []).flat().map(cut);
  const others = spellings.flatMap((groups) => [...groups.flat(), ...groups.map((group) => group.join(""))]);
  const words = [...start, ...without(others.map(cut), start)];
  const wholes = spellings.flatMap((groups) => restsOf(groups.flat())).map(cut);
  return { start, words, wholes: without(wholes, words) };
}

function without(words: readonly string[], known: readonly string[]): string[] {
  return [...new Set(words)].filter((word) => !known.includes(word));
}

function restsOf(words: readonly string[]): string[] {
  const isReversible = words.length === 2 && words.every(isEastAsian);
  return [
    ...fromEach(words),
    ...(isReversible ? [words.toReversed().join("")] : []),
    ...words.filter(isEastAsian).flatMap((word) => fromEach([...word])),
  ];
}

function fromEach(parts: readonly string[]): string[] {
  return parts.length > MAX_NAME_WORDS ? [] : parts.map((_, place) => parts.slice(place).join(""));
}

/**
 * The ways to read what was typed, each as words that must begin a word: as typed, with what an apostrophe or a hyphen
 * parts as one, and all as one; the same in another spelling.
 */
export function typedWords(text: string): readonly (readonly string[])[] {
  const forms = spellingsOf(text).flatMap((spelling) => {
    const groups = groupsOf(spelling);
    const words = groups.flat().slice(0, MAX_QUERY_WORDS);
    const parts = groups.slice(0, MAX_QUERY_WORDS).map((group) => group.join(""));
    return [words, parts, [words.join("")]].map((form) => form.map(cut));
  });
  const once = new Map(forms.map((form) => [form.join(" "), form]));
  return [...once.values()].filter((form) => form.join("") !== "");
}
