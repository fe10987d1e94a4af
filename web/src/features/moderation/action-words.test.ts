import { actionWords, factsOf } from "./action-words.ts";

test.each([
  ["callboard.projects.project.approved.v1", "project approved"],
  ["callboard.identity.user.role_changed.v1", "user role changed"],
  ["updateUserString Bio", "updateUserString Bio"],
  ["", ""],
])("%s reads %j", (action, expected) => {
  expect(actionWords(action)).toBe(expected);
});

test.each([
  [
    '{"status":"Approved","round":2}',
    [
      ["status", "Approved"],
      ["round", "2"],
    ],
  ],
  ['{"fields":["Rate"]}', [["fields", '["Rate"]']]],
  ["null", []],
  ["not json", []],
])("%s has the facts %j", (details, expected) => {
  expect(factsOf(details)).toEqual(expected);
});
