import { eventName, factsOf } from "./audit-facts.ts";
import type { Fact } from "./audit-facts.ts";

test.each([
  ["callboard.projects.project.approved.v1", "ProjectApproved"],
  ["callboard.identity.user.role_changed.v1", "UserRoleChanged"],
  ["updateUserString Bio", "updateUserString"],
  ["", ""],
])("%s has the text of %j", (action, expected) => {
  expect(eventName(action)).toBe(expected);
});

const fact = (name: string, values: readonly string[], more: Partial<Fact> = {}): Fact => ({
  name,
  values,
  before: null,
  records: false,
  ...more,
});

const roles =
  '{"reason":null,"before":{"roles":["Talent"],"suspended":false},"after":{"roles":["Talent","Agent"],"suspended":false}}';

test.each<[string, readonly Fact[]]>([
  ['{"status":"Approved","round":2}', [fact("status", ["Approved"]), fact("round", ["2"])]],
  ['{"fields":["Rate","City"]}', [fact("fields", ["Rate", "City"])]],
  ['{"to":"Viewed","from":"Submitted"}', [fact("change", ["Viewed"], { before: ["Submitted"] })]],
  ['{"from":"Submitted"}', [fact("from", ["Submitted"])]],
  ['{"positionId":"01a1c00f-7e9c-70b3"}', [fact("position", ["01a1c00f-7e9c-70b3"], { records: true })]],
  ['{"addedUserIds":["1","2"]}', [fact("addedUsers", ["1", "2"], { records: true })]],
  ['{"endedBy":"5"}', [fact("endedBy", ["5"], { records: true })]],
  ['{"takenDown":true}', [fact("takenDown", ["yes"])]],
  [roles, [fact("roles", ["Talent", "Agent"], { before: ["Talent"] })]],
  [
    '{"before":{"suspended":false},"after":{"suspended":true}}',
    [fact("suspended", ["yes"], { before: ["no"] })],
  ],
  ['{"reason":"Spam","note":null,"empty":"","mediaIds":["1"]}', []],
  ["null", []],
  ["not json", []],
])("%s has the facts %j", (details, expected) => {
  expect(factsOf(details)).toEqual(expected);
});

test("what is said elsewhere is left out", () => {
  expect(factsOf('{"userId":"5","round":1}', ["userId"])).toEqual([fact("round", ["1"])]);
});

test("a part of an event is said by the values of its fields", () => {
  const details = { formerPay: { rate: "400", rateFrequency: "Daily" }, pay: { rate: "450", rate2: "" } };
  expect(factsOf(JSON.stringify(details)).map(({ name, values }) => [name, values])).toEqual([
    ["formerPay", ["400", "Daily"]],
    ["pay", ["450"]],
  ]);
});
