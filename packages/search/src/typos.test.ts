import { TYPO_FROM, typoPattern, typoShapes } from "./typos.ts";

test.each([
  ["a word as typed", "maria", "maria", true],
  ["its start", "jonathan", "jona", true],
  ["a wrong letter", "maria", "mariq", true],
  ["a wrong second letter", "maria", "moria", true],
  ["a missing second letter", "maria", "mria", true],
  ["a second letter too many", "maria", "mxaria", true],
  ["a wrong first letter", "maria", "naria", false],
  ["a missing first letter: the middle of a word", "garden", "arden", false],
  ["a missing letter", "harbour", "habour", true],
  ["a letter too many", "harbour", "harrbo", true],
  ["swapped letters", "john", "jhon", true],
  ["swapped letters at the end of what was typed", "jonathan", "joant", true],
  ["two errors", "harbour", "hbaruo", false],
  ["letters that are not Latin", "القاهرة", "القاهره", true],
  ["letters of two code units", "𝒶𝒷𝒸𝒹", "𝒶𝒸𝒷𝒹", true],
  ["a word that is shorter than typed", "mar", "maria", false],
])("%s: %s typed as %s", (_name, word, typed, expected) => {
  expect(new RegExp(typoPattern(typed) ?? "", "u").test(word)).toBe(expected);
});

test.each(["ana", "mo", "𝒶𝒷𝒸"])("%s is too short to be forgiven an error", (typed) => {
  expect(typoPattern(typed)).toBeNull();
});

test.each(["john", "maria", "harbour", "jonathan", "constantinople"])(
  "any word with one typo in %s has one of its shapes",
  (word) => {
    const typed = Array.from(word.slice(1)).flatMap((letter, index) => {
      const [before, behind] = [word.slice(0, index + 1), word.slice(index + 2)];
      const [next = "", ...rest] = behind;
      const swapped = before + next + letter + rest.join("");
      return [before + behind, `${before}x${behind}`, `${before}x${letter}${behind}`, swapped];
    });
    const forgiven = typed.filter((one) => one.length >= TYPO_FROM);
    const isShaped = (one: string): boolean =>
      typoShapes(one).some(({ of, like }) =>
        new RegExp(`^${like.replaceAll("%", ".*")}$`).test(
          of === "word" ? word : word.slice(0, 1) + word.slice(2),
        ),
      );
    expect(forgiven.filter((one) => !new RegExp(typoPattern(one) ?? "", "u").test(word))).toEqual([]);
    expect(forgiven.filter((one) => !isShaped(one))).toEqual([]);
  },
);
