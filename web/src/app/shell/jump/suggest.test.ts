import { MAX_SUGGESTIONS, sharesOf, suggest } from "./suggest.ts";

const pages = ["Dashboard", "Your projects", "Search projects", "İletişim", "Élan vital"];

test.each([
  ["", pages],
  ["proj", ["Your projects", "Search projects"]],
  ["  PROJ ", ["Your projects", "Search projects"]],
  ["oject", []],
  ["ilet", ["İletişim"]],
  ["elan", ["Élan vital"]],
  ["vit", ["Élan vital"]],
])("%j suggests %j", (typed, found) => {
  expect(suggest(pages, typed, (name) => name)).toEqual(found);
});

test("no more than ten", () => {
  const many = Array.from({ length: 30 }, (_, index) => `Page ${index}`);
  expect(suggest(many, "page", (name) => name)).toHaveLength(MAX_SUGGESTIONS);
});

test.each([
  [[], []],
  [
    [0, 0],
    [0, 0],
  ],
  [
    [3, 2],
    [3, 2],
  ],
  [[30], [10]],
  [
    [30, 1],
    [9, 1],
  ],
  [
    [1, 4, 4, 5, 5, 5],
    [1, 2, 2, 2, 2, 1],
  ],
  [
    [10, 0, 10],
    [5, 0, 5],
  ],
  [Array(12).fill(1), [...Array(10).fill(1), 0, 0]],
])("of %j targets %j are shown, ten in all", (counts, shown) => {
  expect(sharesOf(counts)).toEqual(shown);
});
