import { typoPattern, typoStarts } from "./typos.ts";

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

test("whatever is one error away starts like one of its starts", () => {
  const word = "harbour";
  const typed = Array.from(word.slice(1)).flatMap((letter, index) => {
    const place = index + 1;
    const [before, behind] = [word.slice(0, place), word.slice(place + 1)];
    const [next = "", ...rest] = behind;
    return [
      before + behind,
      `${before}x${behind}`,
      `${before}x${letter}${behind}`,
      before + next + letter + rest.join(""),
    ];
  });
  const isFound = (one: string): boolean =>
    typoStarts(one).some(({ of, start }) =>
      (of === "word" ? word : word.slice(0, 1) + word.slice(2)).startsWith(start),
    );
  expect(typed.filter((one) => !new RegExp(typoPattern(one) ?? "", "u").test(word))).toEqual([]);
  expect(typed.filter((one) => !isFound(one))).toEqual([]);
});
