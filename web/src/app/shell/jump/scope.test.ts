import { KINDS, scopeOf } from "./scope.ts";

test.each([
  ["", "", ["recent", "pages"]],
  ["  ", "", ["recent", "pages"]],
  [" sam ", "sam", KINDS],
  [">", "", ["actions", "pages"]],
  ["> book", "book", ["actions", "pages"]],
  ["@maya", "maya", ["people", "conversations"]],
  ["#sam", "sam", ["own", "roles", "projects"]],
  ["sam #1", "sam #1", KINDS],
])("%j looks for %j among %j", (typed, text, kinds) => {
  expect(scopeOf(typed)).toEqual({ text, kinds });
});
