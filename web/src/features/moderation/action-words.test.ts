import { actionWords, factsOf } from "./action-words.ts";

test.each([
  ["callboard.projects.project.approved.v1", "project approved"],
  ["callboard.identity.user.role_changed.v1", "user role changed"],
  ["updateUserString Bio", "updateUserString Bio"],
  ["", ""],
])("%s reads %j", (action, expected) => {
  expect(actionWords(action)).toBe(expected);
});

const fact = (name: string, value: string, recordId: string | null = null) => ({ name, value, recordId });

test.each([
  ['{"status":"Approved","round":2}', [fact("status", "Approved"), fact("round", "2")]],
  ['{"fields":["Rate"]}', [fact("fields", '["Rate"]')]],
  ['{"to":"Viewed","from":"Submitted"}', [fact("", "Submitted → Viewed")]],
  ['{"to":"Nora"}', [fact("to", "Nora")]],
  ['{"positionId":"01a1c00f-7e9c-70b3"}', [fact("position", "e9c-70b3", "01a1c00f-7e9c-70b3")]],
  ['{"dueDate":"2026-12-01"}', [fact("due date", "2026-12-01")]],
  ["null", []],
  ["not json", []],
])("%s has the facts %j", (details, expected) => {
  expect(factsOf(details)).toEqual(expected);
});

test("what is said elsewhere is left out", () => {
  expect(factsOf('{"userId":"5","round":1}', ["userId"])).toEqual([fact("round", "1")]);
});
