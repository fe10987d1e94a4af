import { hasResponse } from "./answered.ts";

test.each([
  ["nothing yet", undefined, false],
  ["no record, which an error may be the reason of", { __typename: "Query", me: null }, false],
  ["a record", { __typename: "Query", me: { PK: "USR#1" } }, true],
  ["one of two", { me: null, getUserAuditions: [] }, true],
  ["an empty list", { getUserAuditions: [] }, true],
  ["a number of none", { getUnreadCount: 0 }, true],
])("%s", (_, data, expected) => {
  expect(hasResponse(data)).toBe(expected);
});
