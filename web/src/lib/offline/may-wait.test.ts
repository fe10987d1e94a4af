import { parse } from "graphql";
import { MAY_WAIT, kindOf } from "./may-wait.ts";

test.each(MAY_WAIT)("%s may wait", (name) => {
  expect(kindOf(parse(`mutation M { __typename ${name}(PK: "a") { PK } }`))).toBe(name);
});

test.each([
  ["a booking", "mutation M { projectSubmissionBookResponse { Status } }"],
  ["a message", "mutation M { addMessage { PK } }"],
  ["a query", "query Q { toggleFavorite { PK } }"],
  ["two changes at once", "mutation M { saveNote { PK } toggleFavorite { PK } }"],
  ["one that may wait beside one that may not", "mutation M { saveNote { PK } approveProject { PK } }"],
])("%s does not wait", (_what, text) => {
  expect(kindOf(parse(text))).toBeNull();
});
