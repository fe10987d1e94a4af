import { MAX_SUGGESTIONS, suggest } from "./suggest.ts";

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
