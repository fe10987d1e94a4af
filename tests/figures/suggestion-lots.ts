/** The first letters of a word; all of it if it is shorter. */
const start = (word: string, letters: number): string => [...word].slice(0, letters).join("");

/** Swaps the third and the fourth letter. */
const misspelt = (word: string): string => word.replace(/^(..)(.)(.)/, "$1$3$2");

type Typing = (first: string, last: string) => string;

/** Texts typed by someone looking for a person by first name and surname. */
const TYPINGS: Readonly<Record<string, Typing>> = {
  "first name": (first) => first,
  "first name and initial": (first, last) => `${first} ${start(last, 1)}`,
  "first name and three letters": (first, last) => `${first} ${start(last, 3)}`,
  "five letters of the surname and two of the first name": (first, last) =>
    `${start(last, 5)} ${start(first, 2)}`,
  "three letters of each, surname first": (first, last) => `${start(last, 3)} ${start(first, 3)}`,
  "two letters of each, surname first": (first, last) => `${start(last, 2)} ${start(first, 2)}`,
  "four letters of the surname and an initial": (first, last) => `${start(last, 4)} ${start(first, 1)}`,
  "two initials": (first, last) => `${start(first, 1)} ${start(last, 1)}`,
  "two initials, surname first": (first, last) => `${start(last, 1)} ${start(first, 1)}`,
  "surname and first name": (first, last) => `${last} ${first}`,
  "typing error in the first name": (first) => misspelt(first),
  "typing error in the first name, and an initial": (first, last) => `${misspelt(first)} ${start(last, 1)}`,
  "first name, typing error in the surname": (first, last) => `${first} ${misspelt(last)}`,
  "typing errors in both": (first, last) => `${misspelt(first)} ${misspelt(last)}`,
};

/** Texts of one kind, without duplicates. */
export interface SuggestionLot {
  readonly name: string;
  readonly texts: readonly string[];
}

/** The texts typed for people of these names. Names too short for a typing error are left out. */
export function suggestionLots(names: readonly string[]): readonly SuggestionLot[] {
  const people = names
    .map((name) => name.toLowerCase().split(" "))
    .filter((words) => words.every((word) => misspelt(word) !== word));
  return Object.entries(TYPINGS).map(([name, type]) => ({
    name,
    texts: [...new Set(people.map(([first = "", last = ""]) => type(first, last)))],
  }));
}
