import { rareOf, significantWords, type MeantWord } from "./postgres-meant-words.ts";

const word = (typed: string, ...similar: string[]): MeantWord => ({ typed, similar });

test.each<[string, MeantWord[], string[]]>([
  ["different words", [word("marion"), word("k")], ["marion", "k"]],
  ["a word twice", [word("ro"), word("ro")], ["ro"]],
  ["a start of another", [word("m"), word("marion"), word("k")], ["marion", "k"]],
  ["a start of what is meant by another", [word("jhon", "john", "johnny"), word("j")], ["jhon"]],
  ["a start of only some of it", [word("jhon", "john"), word("jh")], ["jhon", "jh"]],
  ["one that may be meant by another", [word("paris"), word("prais", "paris")], ["paris", "prais"]],
  ["a word twice that is like others", [word("jhon", "john"), word("jhon", "john")], ["jhon"]],
])("words that say something: %s", (_name, words, expected) => {
  expect(significantWords(words).map(({ typed }) => typed)).toEqual(expected);
});

test.each<[string, MeantWord[], number[], boolean, string[]]>([
  ["the one that fewest rows have", [word("kaberdenova"), word("marion")], [5, 3], true, ["marion"]],
  ["the first of equals", [word("kaberdenova"), word("marion")], [0, 0], true, ["kaberdenova"]],
  ["none that many have", [word("addison"), word("kabe")], [65, 40], true, []],
  ["none so short that its pair leads to fewer", [word("mar"), word("k")], [2, 3], true, []],
  ["whatever there is without pairs", [word("addison"), word("kab")], [65, 40], false, ["kab"]],
])("the rare word: %s", (_name, words, counts, hasPairs, expected) => {
  expect(rareOf(words, counts, hasPairs).map(({ typed }) => typed)).toEqual(expected);
});
